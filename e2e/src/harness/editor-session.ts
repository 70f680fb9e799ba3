import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from './content-service.ts';

/** An editor who is logged in at a content service, without a browser. */
export interface EditorSession {
  /** Value of the header `cookie`. */
  cookie: string;
  get: (path: string) => Promise<Response>;
  /** Writes JSON with the session's CSRF token; modules over whatever is there. */
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: unknown) => Promise<Response>;
}

function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => line.split(';', 1)[0]!.split('=', 2) as [string, string]),
  );
}

/** Logs in through the login page, as a browser would. */
export async function logInAt(contentUrl: string, username: 'editor' | 'admin' = 'editor'): Promise<EditorSession> {
  const page = await fetch(`${contentUrl}/admin/login/?next=/de`);
  const token = cookiesOf(page).csrftoken ?? '';
  const answer = await fetch(`${contentUrl}/admin/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `csrftoken=${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password: DEMO_PASSWORD, next: '/de', csrfmiddlewaretoken: token }),
  });
  const { sessionid, csrftoken } = cookiesOf(answer);
  if (!sessionid || !csrftoken) throw new Error(`the login answered ${answer.status}`);
  const cookie = `sessionid=${sessionid}; csrftoken=${csrftoken}`;
  return {
    cookie,
    get: (path) => fetch(contentUrl + path, { headers: { cookie } }),
    send: (method, path, body) =>
      fetch(contentUrl + path, {
        method,
        headers: {
          cookie,
          'x-csrftoken': csrftoken,
          'content-type': 'application/json',
          ...((path.includes('/modules/') || path.includes('/document/') || method === 'PUT') && { 'if-match': '*' }),
        },
        body: JSON.stringify(body),
      }),
  };
}

/** Ends the session of this browser from somewhere else, and of no other. */
export async function endSession(page: Page, contentUrl: string): Promise<void> {
  const own = (await (await page.request.get('/de/api/user-details/sessions/')).json()) as {
    id: string;
    is_current: boolean;
  }[];
  const elsewhere = await logInAt(contentUrl);
  const id = own.find(({ is_current }) => is_current)?.id ?? '';
  const { status } = await elsewhere.send('DELETE', `/de/api/user-details/sessions/${id}/`, {});
  if (status !== 204) throw new Error(`the session was not ended: ${status}`);
}
