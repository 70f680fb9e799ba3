import { UNNAMED } from '@foyer/shared';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A content service as small as can be, whose answers tests replace by faults. */
export interface ContentApi {
  url: string;
  /** Path -> answer; everything else is 404. */
  answers: Map<string, Answer>;
  /** Method and path of every request. */
  requests: string[];
  /** Bodies of posts. */
  posted: unknown[];
  /** Announces a change of these tags to whoever listens; `changed` of a whole site waits until it was heard. */
  announce: (...tags: string[]) => void;
  close: () => Promise<void>;
}

export function json(value: unknown, tags = '', status = 200): Answer {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', 'cache-tag': tags }).end(JSON.stringify(value));
}

export const SETTINGS = {
  is_site_online: true,
  webshop_url: 'https://shop.example',
  house: { ...UNNAMED, name: 'Nordlicht', full_name: 'Haus Nordlicht' },
};

/** Starts it on a free port. */
export async function startContentApi(): Promise<ContentApi> {
  const listeners = new Set<ServerResponse>();
  const requests: string[] = [];
  const posted: unknown[] = [];
  const answers = new Map<string, Answer>([
    ['/pageeditor-api/settings', json(SETTINGS, 'settings')],
    ['/api/opening-hours-today/', json({ opening_hours: [], opening_hours_exceptions: [] }, 'opening-hours')],
    ['/api/breaking-news/', json([], 'alerts')],
    ['/internal/changes', listen],
    ['/api/dashboard-error-log/', note],
  ]);
  for (const locale of ['de', 'en']) {
    answers.set(
      `/${locale}/pageeditor-api/nav`,
      json(
        {
          menu: [{ url: `/${locale}/programm`, menu_name: 'Programm', has_tab_navigation: false, children: [] }],
          secondary: [],
          footer: [],
        },
        'nav',
      ),
    );
    answers.set(
      `/${locale}/pageeditor-api/redirect`,
      json(
        [
          { old_path: `/${locale}/alt`, new_path: `/${locale}/neu` },
          { old_path: `/${locale}/alte-bühne`, new_path: `/${locale}/bühne/łódź#preise–karten` },
        ],
        'redirects',
      ),
    );
    answers.set(`/${locale}/api/user-details/`, (request, response) =>
      json(userFor(request.headers.cookie ?? ''))(request, response),
    );
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    requests.push(`${request.method} ${request.url}`);
    (answers.get(path) ?? json({ title: 'Not found' }, '', 404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function listen(_: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  function note(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(204).end();
    });
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    requests,
    posted,
    announce: (...tags) => listeners.forEach((response) => response.write(`data: ${JSON.stringify({ tags })}\n\n`)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function userFor(cookie: string) {
  const isLoggedIn = cookie.includes('sessionid=good');
  return {
    email: '',
    username: isLoggedIn ? 'editor' : '',
    first_name: isLoggedIn ? 'Ada' : '',
    last_name: '',
    is_logged_in: isLoggedIn,
    admin_menus: [],
    has_dashboard_online_access: isLoggedIn,
    login_url: '/admin/login/',
    logout_url: '/admin/logout/',
    webshop_url: '',
  };
}
