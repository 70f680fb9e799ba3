import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { lazyForm } from './lazy-form.tsx';
import { sampleField, sampleForm } from './testing/sample.ts';
import { ANY_KEY, setUp } from './testing/set-up.tsx';

beforeAll(() => lazyForm.preload());

describe('a chosen file', () => {
  let server: Server;
  let address = '';
  /** What the house answers next. */
  const answers: ((response: ServerResponse) => unknown)[] = [];
  const received: string[] = [];
  const says = (status: number, body: object) => (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(body));
  const ARRIVED = says(201, { id: 'tmp-7', name: 'a.png', size: 1, mime: 'image/png' });

  beforeAll(async () => {
    server = createServer((request, response) => {
      // The page of the test has another origin.
      if (request.method === 'OPTIONS')
        return void response
          .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
          .end();
      request.setEncoding('latin1');
      let body = '';
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        received.push(body);
        answers.shift()?.(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => (answers.length = received.length = 0));

  const show = () => {
    const { site, send, view } = setUp(sampleForm([sampleField(9, { slug: 'foto' })]));
    jest.spyOn(site.api, 'url').mockReturnValue(address);
    render(view);
    return { site, send };
  };
  const choose = () =>
    userEvent.upload(screen.getByLabelText('Feld 9'), new File(['Inhalt'], 'a.png', { type: 'image/png' }));
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

  test('is sent at once, with its progress, and the entry names it', async () => {
    let answer = () => {};
    answers.push((response) => (answer = () => void ARRIVED(response)));
    const { send } = show();
    await choose();
    expect(await screen.findByRole('progressbar', { name: 'a.png wird hochgeladen' })).toBeVisible();
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toContain('Inhalt');
    await submit();
    expect(send).not.toHaveBeenCalled();
    answer();
    await screen.findByText('Ihre Anmeldung ist da.');
    expect(received).toHaveLength(1);
    expect(send).toHaveBeenCalledWith('POST', '/{locale}/api/forms-entries/', {
      ...{ form: 3, field_values: { foto: 'tmp-7' }, idempotency_key: ANY_KEY },
    });
  });

  test('can be cancelled, and be chosen anew', async () => {
    show();
    await choose();
    // A request that is cancelled on its way may never arrive.
    await waitFor(() => expect(received).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Hochladen abbrechen' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText('Feld 9')).toHaveFocus();
    expect(screen.getByLabelText<HTMLInputElement>('Feld 9').files).toHaveLength(0);
    answers.push(ARRIVED);
    await choose();
    expect(await screen.findByText('Schon angekommen: a.png')).toBeVisible();
  });

  test('that is refused is said in words, holds the form back, and can be sent again', async () => {
    answers.push(says(413, { errors: { file: ['Diese Datei ist größer als 10 MB.'] } }), ARRIVED);
    const { send } = show();
    await choose();
    expect(await screen.findByText('Diese Datei ist größer als 10 MB.')).toBeVisible();
    await submit();
    expect(await screen.findByRole('link', { name: 'Feld 9: Diese Datei ist größer als 10 MB.' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText('Schon angekommen: a.png')).toBeVisible();
    await submit();
    expect(await screen.findByText('Ihre Anmeldung ist da.')).toBeVisible();
  });

  test('goes on when the line is back', async () => {
    answers.push((response) => response.destroy(), ARRIVED);
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const { site } = show();
    act(() => site.connection.change(false));
    await choose();
    expect(await screen.findByText(/Es geht von selbst weiter/)).toBeVisible();
    act(() => site.connection.change(true));
    expect(await screen.findByText('Schon angekommen: a.png')).toBeVisible();
    expect(received).toHaveLength(2);
    told.mockRestore();
    // In jsdom the time limit of a request goes on when its line has broken, and keeps the process.
    for (const request of sent.mock.contexts as XMLHttpRequest[]) request.abort();
    sent.mockRestore();
  });
});
