import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import pg from 'pg';
import { type MailServer, type ReceivedMail, startMailServer } from '../../testing/mail-server.ts';
import { itOnServer } from '../../testing/databases.ts';
import { leapingClock } from '../../testing/leap.ts';
import { freshDirectory, ownDatabase, type RunningService, startService } from '../../testing/running-service.ts';
import { ask, logIn } from '../../testing/site.ts';

const FROM = 'Haus Nordlicht <post@haus.example>';
const [CONTACT, NEWSLETTER, PRESS] = [1, 3, 4];
const MESSAGE = 'Guten Tag,\n<script>alert(1)</script>\nBcc: opfer@fremd.example';

/** What a visitor sent: mails to them and to the house, the words of both, and what is kept of it. */
describe('an entry of a form', () => {
  let mails: MailServer;
  let service: RunningService;
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let env: Record<string, string>;
  let printed = '';

  beforeAll(async () => {
    mails = await startMailServer();
    database = await ownDatabase();
    env = {
      ...database.env,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: FROM,
      SITE_URL: 'http://haus.example',
      LOG_LEVEL: 'info',
      ...leapingClock(),
    };
    service = await startService({ dataDir: await freshDirectory(), env });
  });
  afterAll(async () => {
    await service.stop();
    await mails.stop();
    rmSync(service.dataDir, { recursive: true, force: true });
    await database.drop();
  });

  /** The same house, started again. */
  const restart = async (more: Record<string, string> = {}) => {
    printed += service.output();
    service = await startService({ dataDir: service.dataDir, env: { ...env, ...more } });
  };
  const sending = async (form: number, values: Record<string, unknown>, locale = 'de') => {
    const { body } = await ask<Form>(`${service.url}/${locale}/api/forms/${form}/`);
    const samples: Record<number, unknown> = {
      1: 'Ada Lovelace',
      2: MESSAGE,
      3: 'ada@haus.example',
      4: '3',
      10: '2026-12-04',
      11: true,
      12: '+49 461 1',
    };
    const fieldValues = Object.fromEntries(
      body.fields.map(({ slug, field_type, choices }) => [
        slug,
        field_type === 5 ? [choices[0]?.value] : (choices[0]?.value ?? samples[field_type] ?? null),
      ]),
    );
    return ask<{ id: number }>(`${service.url}/${locale}/api/forms-entries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form, field_values: { ...fieldValues, ...values } }),
    });
  };
  const send = async (...given: Parameters<typeof sending>) => {
    const answer = await sending(...given);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  /** The mails of the next entry. */
  const mailsOf = async (sending: () => Promise<number>, count = 2): Promise<ReceivedMail[]> => {
    const before = mails.received.length;
    await sending();
    return (await mails.receives(before + count))
      .slice(before)
      .sort((one, other) => (one.mail.subject ?? '').localeCompare(other.mail.subject ?? ''));
  };
  const prints = (words: string) =>
    eventually(() => service.output().includes(words), { what: `"${words}" in the log` });
  const table = async (form: number, locale = 'de') => {
    const editor = await logIn(service.url, 'editor');
    const answer = await fetch(`${service.url}/${locale}/api/back-office/form-entries.csv?form=${form}`, {
      headers: editor.headers,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, text: bytes.toString('utf8') };
  };

  it('is confirmed to the visitor and told to the house, in its language', async () => {
    const [toHouse, toVisitor] = await mailsOf(() => send(CONTACT, { name: 'Ada\r\nBcc: opfer@fremd.example' }));
    expect(toVisitor?.recipients).toEqual(['ada@haus.example']);
    expect(toVisitor?.mail.from).toEqual({ name: 'Haus Nordlicht', address: 'post@haus.example' });
    expect(toVisitor?.mail.subject).toBe('Kontakt: Wir haben Ihre Nachricht erhalten');
    expect(toVisitor?.mail.text).toMatch(/^Guten Tag,\n\ndanke für Ihre Nachricht\./);
    expect(toVisitor?.mail.html).toContain('<html lang="de">');
    // Else anybody could have anything sent to anybody.
    expect(toVisitor?.raw).not.toMatch(/Ada|opfer|script/);

    expect(toHouse?.recipients).toEqual(['post@nordlicht.example']);
    expect(toHouse?.mail.subject).toMatch(/^Kontakt: neuer Eintrag \d+$/);
    expect(toHouse?.mail.replyTo).toEqual([{ name: '', address: 'ada@haus.example' }]);
    expect([toHouse?.mail.bcc, toVisitor?.mail.bcc]).toEqual([undefined, undefined]);
    expect(toHouse?.mail.text).toContain('Worum geht es?:\nKarten');
    expect(toHouse?.mail.text).toContain('<script>alert(1)</script>');
    expect(toHouse?.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(toHouse?.mail.text).toMatch(/http:\/\/haus\.example\/admin\/form-entries\/\d+\/change\//);
    expect(toHouse?.mail.text).toContain('nach 180 Tagen gelöscht');

    const english = await mailsOf(() => send(CONTACT, {}, 'en'));
    expect(english.map(({ mail }) => mail.subject)).toEqual([
      expect.stringMatching(/^Contact: new entry \d+$/),
      'Contact: we have received your message',
    ]);
    expect(english[1]?.mail.html).toContain('<html lang="en">');
  });

  it('names its files and does not send them', async () => {
    const body = new FormData();
    body.set('file', new Blob(['%PDF-1.7 geheim']), 'Ausweis.pdf');
    const { body: file } = await ask<{ id: string }>(`${service.url}/de/api/temp-files/`, { method: 'POST', body });
    const [toHouse, toVisitor] = await mailsOf(() => send(PRESS, { ausweis: file.id, email: 'presse@haus.example' }));
    expect(toHouse?.mail.text).toContain('Ausweis.pdf');
    expect([toHouse?.mail.attachments, toVisitor?.mail.attachments]).toEqual([[], []]);
    expect(toHouse?.raw).not.toContain('geheim');
  });

  it('of a robot, or to an unknown address, leads to no mail; nothing is tried for ever', async () => {
    const before = mails.received.length;
    await send(NEWSLETTER, { email2: 'robot@haus.example' });
    const [told] = await mailsOf(() => send(NEWSLETTER, { email: 'nobody@haus.example' }), 1);
    expect(told?.recipients).toEqual(['newsletter@nordlicht.example']);
    await prints('FOYER-420');
    expect(service.output()).toContain('The mail server refused the mail (550');
    expect(mails.received.length).toBe(before + 1);
  });

  it('comes to editors as a table that spreadsheets read and cannot be harmed by', async () => {
    await mailsOf(
      () => send(CONTACT, { name: '=HYPERLINK("http://fremd.example")', nachricht: 'Zeile 1\nZeile 2; "Zitat"' }),
      2,
    );
    const german = await table(CONTACT);
    expect([german.status, german.headers.get('content-type'), german.headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(german.headers.get('content-disposition')).toMatch(/^attachment; filename="kontakt-\d{4}-\d\d-\d\d\.csv"$/);
    expect(german.text.startsWith('\ufeffNummer;Eingegangen;Sprache;Name;E-Mail;')).toBe(true);
    expect(german.text).toContain(`;"'=HYPERLINK(""http://fremd.example"")";`);
    expect(german.text).toContain('"Zeile 1\nZeile 2; ""Zitat"""');
    expect(german.text).toContain(";'+49 461 1;Karten;");
    expect(german.text).toMatch(/\r\n\d+;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;en;/);
    expect((await table(CONTACT, 'en')).text.startsWith('\ufeffNumber,Received,Language,Name,E-mail,')).toBe(true);
    expect((await table(2)).text.trimEnd().split('\r\n')).toHaveLength(1);
    expect((await table(9999)).status).toBe(404);
    expect((await ask(`${service.url}/de/api/back-office/form-entries.csv?form=1`)).status).toBe(401);
  });

  it('keeps its mails through an outage of the mail server and a killed service', async () => {
    const { port } = mails;
    await mails.stop();
    const id = await send(CONTACT, { email: 'later@haus.example' });
    await prints('a job failed; next attempt');
    await service.kill();
    await restart();
    mails = await startMailServer(port);
    const received = await mails.receives(2);
    // A third one would have come by the time that a further entry's have.
    await send(CONTACT, {});
    await mails.receives(4);
    expect(received.filter(({ raw }) => raw.includes(`notification.${id}@haus.example`))).toHaveLength(1);
    expect(received.filter(({ recipients }) => recipients.includes('later@haus.example'))).toHaveLength(1);
  });

  it('is deleted with its files when its form has kept it long enough', async () => {
    const kept = (await table(CONTACT)).text;
    expect((await table(NEWSLETTER)).text).toContain('nobody@haus.example');
    const folder = join(service.dataDir, 'form-files');
    expect(readdirSync(folder)).toHaveLength(1);
    mkdirSync(join(folder, '2000000000'));
    await service.stop();
    await restart({ LEAP_DAYS: '100' });
    await prints('old entries of forms were deleted');
    expect((await table(NEWSLETTER)).text).not.toContain('nobody@haus.example');
    expect((await table(PRESS)).text).not.toContain('presse@haus.example');
    expect((await table(CONTACT)).text).toBe(kept);
    await eventually(() => readdirSync(folder).length === 0, { what: 'an empty folder' });
  });

  itOnServer('of a form that is being deleted is refused, like one of a form that is not there', async () => {
    const editor = new pg.Client(database.env['DATABASE_URL']);
    await editor.connect();
    await editor.query('begin; delete from form_entries where form_id = 3; delete from forms where id = 3');
    const sent = sending(NEWSLETTER, {});
    const waiting = 'select from pg_locks where not granted';
    await eventually(async () => (await editor.query(waiting)).rowCount, { what: 'an entry that waits' });
    await editor.query('commit');
    await editor.end();
    expect(await sent).toMatchObject({ status: 400, body: { errors: { form: ['There is no form 3.'] } } });
  });

  it('leaves nothing of what was typed in the log', () => {
    expect(printed + service.output()).not.toMatch(/haus\.example|nordlicht\.example|Ada|Zeile|script|Ausweis/);
  });
});
