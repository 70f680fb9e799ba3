import type { Paged, Resource, ResourceField, ResourceRecord } from '@foyer/shared/api';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

type Body = Record<string, unknown>;
interface Refused {
  errors: Record<string, string[]>;
}

describe('the back-office', () => {
  const site = serviceForTests();
  let admin: Login;
  let resources: Resource[];
  const at = (path: string, locale = 'de') => `${site.url}/${locale}/api/back-office/${path}`;
  const read = <T>(path: string, locale?: string) => ask<T>(at(path, locale), { headers: admin.headers });
  const send = <T>(method: string, path: string, body: Body, headers: Record<string, string> = {}, locale?: string) =>
    ask<T>(at(path, locale), { method, headers: { ...admin.headers, ...headers }, body: JSON.stringify(body) });
  const put = <T>(path: string, body: Body, etag: string | null, locale?: string) =>
    send<T>('PUT', path, body, etag === null ? {} : { 'if-match': etag }, locale);
  const remove = (path: string) =>
    ask<{ users: { resource: string; id: number; title: string; blocking: boolean }[] }>(at(path), {
      method: 'DELETE',
      headers: admin.headers,
    });

  beforeAll(async () => {
    admin = await logIn(site.url, 'admin');
    ({ body: resources } = await read<Resource[]>('resources/'));
  });

  /** Something that exists, to refer to. */
  async function anyId(resource: string): Promise<number> {
    return (await read<Paged<ResourceRecord>>(`${resource}/?page_size=1`)).body.results[0]?.id ?? 0;
  }

  let count = 0;
  let bodies = 0;
  /** Hours of one day must not overlap: each body has an hour of its own, after those of the demo house. */
  const hour = (add: number) => `${18 + (bodies % 5) + add}:00:00`;
  async function valueOf(field: ResourceField): Promise<unknown> {
    count += 1;
    const { kind, localised, choices = [], reference = '' } = field;
    const plain = async (): Promise<unknown> => {
      if (kind === 'number') return Math.min(Math.max(field.min ?? 0, 0), field.max ?? 1);
      if (kind === 'boolean') return false;
      if (kind === 'instant') return '2031-05-04T19:30:00+02:00';
      if (kind === 'day') return '2031-05-04';
      if (kind === 'time') return hour(field.name === 'time_to' ? 1 : 0);
      // A day that is not closed.
      if (field.name === 'weekday') return choices[1]?.value;
      if (kind === 'select') return choices[0]?.value;
      if (kind === 'multi_select') return choices.slice(0, 2).map(({ value }) => value);
      if (kind === 'email') return `probe${count}@nordlicht.example`;
      if (kind === 'url') return 'https://karten.nordlicht.example/a?b=c';
      if (kind === 'link') return '/de/besuch#preise';
      if (kind === 'slug') return `probe-${count}`;
      if (kind === 'password') return 'vierzehn Kraniche ziehen';
      if (kind === 'reference' || kind === 'picture') return anyId(reference);
      if (kind === 'references') return [await anyId(reference)];
      // There is no field above the only one.
      if (field.name === 'depends_on') return '';
      if (field.name === 'depends_on_values') return [];
      if (kind === 'list') return [await bodyOf(field.fields ?? [])];
      if (kind === 'json') return null;
      if (field.name === 'old_path') return `/de/alt-${count}`;
      if (field.name === 'path') return `probe-${count}/seite`;
      if (field.name === 'service') return 'video';
      if (field.name === 'host') return '*.player.example';
      if (field.name === 'username') return `probe.${count}`;
      if (kind === 'html') return `<p>Probe ${count}</p>`;
      return `Probe ${count}`;
    };
    return localised ? { de: await plain(), en: await plain() } : plain();
  }
  async function bodyOf(
    fields: readonly ResourceField[],
    which: (field: ResourceField) => boolean = () => true,
  ): Promise<Body> {
    const body: Body = {};
    bodies += 1;
    for (const field of fields.filter((candidate) => !candidate.read_only && which(candidate)))
      body[field.name] = await valueOf(field);
    return body;
  }
  const minimal = ({ name, required }: ResourceField) =>
    required || ['password', 'time_from', 'time_to'].includes(name);

  it('describes every resource that the user may see, in both languages', async () => {
    expect(resources.length).toBeGreaterThan(25);
    for (const { label, fields, columns, filters, title_field: title, name } of resources) {
      const names = fields.map((field) => field.name);
      expect({ name, missing: [...columns, ...filters].filter((column) => !names.includes(column)) }).toEqual({
        name,
        missing: [],
      });
      if (title !== 'id') expect(names).toContain(title);
      for (const text of [label, ...fields.map((field) => field.label)]) expect(text.de && text.en).toBeTruthy();
    }
    const editor = await logIn(site.url, 'editor');
    const { body } = await ask<Resource[]>(at('resources/'), { headers: editor.headers });
    expect(
      resources.map(({ name }) => name).filter((name) => !body.some((resource) => resource.name === name)),
    ).toEqual(['settings', 'design', 'users', 'audit']);
  });

  it('names what can be made, in both languages', () => {
    const named = resources.filter(({ new_label: text }) => text?.de && text.en).map(({ name }) => name);
    expect(named).toEqual(resources.filter(({ operations }) => operations.create).map(({ name }) => name));
  });

  it('says what a new record has, and leaves to whoever makes it what to choose and when visitors see it', () => {
    const initialOf = (fields: readonly ResourceField[], above: string): unknown[] =>
      fields.flatMap(({ name, initial, fields: inner = [] }) => [
        ...(initial === undefined ? [] : [[`${above}.${name}`, initial]]),
        ...initialOf(inner, `${above}.${name}`),
      ]);
    const makeable = resources.filter(({ operations }) => operations.create);
    expect(
      Object.fromEntries(makeable.flatMap(({ name, fields }) => initialOf(fields, name)) as [string, unknown][]),
    ).toEqual({
      'pages.is_online': false,
      'pages.is_clickable': true,
      'forms.fields.visible': true,
      'forms.submit_label': { de: 'Absenden', en: 'Send' },
      'forms.keep_days': 180,
      'alerts.is_online': false,
      'users.is_active': true,
    });
  });

  it('takes every resource through its life: minimal and full, read, list, search, update, stale update, delete', async () => {
    const faults: unknown[] = [];
    for (const resource of resources.filter(({ operations }) => operations.create)) {
      const { name, fields, title_field: title } = resource;
      const check = (step: string, got: unknown, wanted: unknown) => {
        if (JSON.stringify(got) !== JSON.stringify(wanted)) faults.push({ name, step, got, wanted });
      };
      const small = await send<ResourceRecord>('POST', `${name}/`, await bodyOf(fields, minimal));
      check('minimal', small.status, 201);
      const given = await bodyOf(fields);
      const full = await send<ResourceRecord>('POST', `${name}/`, given);
      check('full', full.status, 201);
      if (full.status !== 201 || small.status !== 201) {
        faults.push(small.body, full.body);
        continue;
      }
      const path = `${name}/${full.body.id}/`;
      const { password: _password, ...kept } = given;
      check('values', Object.fromEntries(Object.keys(kept).map((key) => [key, full.body[key]])), kept);
      const again = await read<ResourceRecord>(path);
      check('read', again.body, full.body);
      check('etag', again.headers.get('etag'), full.headers.get('etag'));
      const byId = await read<Paged<ResourceRecord>>(`${name}/?ids=${full.body.id}`);
      check('ids', byId.body.results, [full.body]);
      const titleText = full.body[title] as { en: string } | string | number;
      const query = typeof titleText === 'object' ? titleText.en : String(titleText);
      const found = await read<Paged<ResourceRecord>>(`${name}/?q=${encodeURIComponent(query)}&sort=id&order=desc`);
      if (title !== 'day')
        check(
          'search',
          found.body.results.some(({ id }) => id === full.body.id),
          true,
        );

      check('without If-Match', (await put(path, given, null)).status, 428);
      const etag = again.headers.get('etag') ?? '';
      const localisedText = fields.find(
        ({ kind, localised, read_only }) => kind === 'text' && localised && !read_only && name !== 'pages',
      )?.name;
      const change: Body = localisedText
        ? { [localisedText]: { de: 'Geändert', en: 'Changed' } }
        : name === 'pages'
          ? { title: { de: 'Geändert', en: 'Changed' } }
          : name === 'opening-hours'
            ? { weekday: 3 }
            : name === 'redirects'
              ? { new_path: '/de/anders' }
              : { first_name: 'Neu' };
      const changed = await put<ResourceRecord>(path, change, etag);
      check(
        'update',
        [changed.status, Object.keys(change).map((key) => changed.body[key])],
        [200, Object.values(change)],
      );
      const stale = await put<{ current: ResourceRecord }>(path, given, etag);
      check('stale', [stale.status, stale.body.current], [412, changed.body]);
      check(
        'what was not sent stays',
        Object.keys(kept).filter(
          (key) => !(key in change) && JSON.stringify(changed.body[key]) !== JSON.stringify(full.body[key]),
        ),
        [],
      );

      const audit = await read<Paged<{ action: string; author: string; changes: object }>>(`${path}audit/`);
      check(
        'audit',
        audit.body.results.map(({ action, author }) => [action, author]),
        [
          ['update', 'admin'],
          ['create', 'admin'],
        ],
      );
      check(
        'audit names what changed',
        Object.keys(change).every((key) => key in (audit.body.results[0]?.changes ?? {})),
        true,
      );

      check('delete', (await remove(path)).status, 204);
      check('gone', (await read(path)).status, 404);
      check('minimal goes too', (await remove(`${name}/${small.body.id}/`)).status, 204);
    }
    expect(faults).toEqual([]);
  });

  it('calls resources in the list of all changes as the menu does', async () => {
    const audit = resources.find(({ name }) => name === 'audit');
    const choices = audit?.fields.find(({ name }) => name === 'resource')?.choices ?? [];
    const pages = resources.find(({ name }) => name === 'pages');
    expect(choices).toContainEqual({ value: 'pages', label: pages?.label });
    const { body } = await read<Paged<ResourceRecord>>('audit/?page_size=100');
    const unknown = body.results.filter(({ resource }) => !choices.some(({ value }) => value === resource));
    expect(unknown).toEqual([]);
  });

  it('says what is wrong by field, in the language of the request, and never fails on it', async () => {
    const rubbish: Record<string, unknown[]> = {
      number: ['x', 1e300, {}],
      boolean: ['ja'],
      instant: ['gestern', '0000-00-00T00:00:00Z', '2031-02-30T25:00:00Z'],
      day: ['2031-02-30', '04.05.2031'],
      time: ['25:00', 'x'],
      select: ['nothing of the kind'],
      multi_select: [['nothing']],
      email: ['x@', 'x'.repeat(400)],
      url: ['javascript:alert(1)', 'ftp://x'],
      link: ['javascript:alert(1)', '//evil.example', 'x'],
      slug: ['Nicht So', '../x'],
      reference: [2_000_000_000, 'x', 0],
      picture: [2_000_000_000],
      references: [[2_000_000_000], 'x'],
      list: [[5], 'x'],
    };
    const faults: unknown[] = [];
    let checked = 0;
    for (const { name, fields, operations } of resources.filter(({ operations }) => operations.create)) {
      const good = await bodyOf(fields, minimal);
      for (const field of fields.filter(({ read_only }) => !read_only)) {
        const texts = ['text', 'textarea', 'html'].includes(field.kind)
          ? [5, 'x'.repeat((field.max_length ?? 0) + 1)]
          : (rubbish[field.kind] ?? []);
        for (const value of [
          ...texts,
          ...(field.required && !['boolean', 'select'].includes(field.kind) ? [null] : []),
        ]) {
          const body = { ...good, [field.name]: field.localised && value !== null ? { de: value, en: value } : value };
          const [german, english] = await Promise.all([
            send<Refused>('POST', `${name}/`, body),
            send<Refused>('POST', `${name}/`, body, {}, 'en'),
          ]);
          checked += 1;
          const named = Object.entries(german.body.errors ?? {}).find(
            ([key]) => key === field.name || key.startsWith(`${field.name}.`),
          );
          const other = Object.entries(english.body.errors ?? {}).find(([key]) => key === named?.[0]);
          if (german.status !== 400 || !named || !other || named[1][0] === other[1][0])
            faults.push({
              name,
              field: field.name,
              value: JSON.stringify(value).slice(0, 60),
              status: german.status,
              errors: german.body.errors,
              english: english.body.errors,
            });
        }
      }
      expect(operations.create).toBe(true);
    }
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(250);
  });

  it('keeps text that databases refuse out, and scripts', async () => {
    const { status, body } = await send<ResourceRecord>('POST', 'series/', {
      name: { de: 'Nu\0ll\ud800', en: 'Null' },
      description: { de: '<p onclick="x()">Gut<script>alert(1)</script></p>', en: '' },
    });
    expect({ status, name: body['name'], description: body['description'] }).toEqual({
      status: 201,
      name: { de: 'Null\ufffd', en: 'Null' },
      description: { de: '<p>Gut</p>', en: '' },
    });
    expect(body['slug']).toEqual({ de: 'null', en: 'null' });
    expect((await remove(`series/${body.id}/`)).status).toBe(204);
  });

  it('finds umlauts, whether they were written as one character or two, and keeps them as one', async () => {
    const name = 'Größenübung';
    const { body } = await send<ResourceRecord>('POST', 'series/', { name: { de: name.normalize('NFD'), en: 'Size' } });
    expect(body['name']).toEqual({ de: name, en: 'Size' });
    for (const typed of [name, name.normalize('NFD')])
      expect((await read<Paged<ResourceRecord>>(`series/?q=${encodeURIComponent(typed)}`)).body.count).toBe(1);
    expect((await remove(`series/${body.id}/`)).status).toBe(204);
  });

  it('lets nobody overwrite what another has written', async () => {
    const { body: made } = await send<ResourceRecord>('POST', 'alerts/', { title: { de: 'Beide', en: 'Both' } });
    const path = `alerts/${made.id}/`;
    const etag = (await read(path)).headers.get('etag');
    const answers = await Promise.all(
      ['eins', 'zwei', 'drei', 'vier'].map((text) =>
        put<{ current?: ResourceRecord }>(path, { text: { de: text, en: text } }, etag),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = answers.find(({ status }) => status === 200)?.body as unknown as ResourceRecord;
    expect((await read<ResourceRecord>(path)).body).toEqual(winner);
    for (const { body } of answers.filter(({ status }) => status === 412)) expect(body.current).toEqual(winner);
    await remove(path);
  });

  it('makes one record of what is sent twice under one key, also at the same time', async () => {
    const makeUnder = (key: string, resource = 'alerts') =>
      ask<ResourceRecord>(at(`${resource}/?idempotency_key=${key}`), {
        method: 'POST',
        headers: admin.headers,
        body: JSON.stringify({ title: { de: 'Einmal', en: 'Once' } }),
      });
    const [key, other] = ['0123456789abcdef', 'fedcba9876543210'];
    const [one, same] = await Promise.all([makeUnder(key), makeUnder(key)]);
    const again = await makeUnder(key);
    expect([one.status, same.body, again.body]).toEqual([201, one.body, one.body]);
    expect((await makeUnder(key, 'opening-exceptions')).status).toBe(409);
    const another = await makeUnder(other);
    expect(another.body.id).not.toBe(one.body.id);
    for (const { id } of [one.body, another.body]) expect((await remove(`alerts/${id}/`)).status).toBe(204);
    expect((await makeUnder(key)).status).toBe(404);
  });

  it('pages, sorts and filters in a stable order', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => read<Paged<ResourceRecord>>(`events/?page=${page}&page_size=20&sort=status`)),
    );
    const ids = pages.flatMap(({ body }) => body.results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
    const first = pages[0]?.body.results[0];
    const filtered = await read<Paged<ResourceRecord>>(
      `events/?type_id=${String(first?.['type_id'])}&status=${String(first?.['status'])}&page_size=100`,
    );
    expect(
      filtered.body.results.every(
        (event) => event['type_id'] === first?.['type_id'] && event['status'] === first?.['status'],
      ),
    ).toBe(true);
    const day = String(first?.['date_start']).slice(0, 10);
    const onDay = await read<Paged<ResourceRecord>>(`events/?date_start_from=${day}&date_start_to=${day}`);
    expect(onDay.body.results.map((event) => String(event['date_start']).slice(0, 10))).toEqual(
      onDay.body.results.map(() => day),
    );
    expect(onDay.body.count).toBeGreaterThan(0);
    const all = await read<Paged<ResourceRecord>>('events/');
    const everAfter = await read<Paged<ResourceRecord>>('events/?date_start_to=9999-12-31');
    expect([everAfter.status, everAfter.body.count]).toEqual([200, all.body.count]);
    expect((await read('events/?sort=nothing')).status).toBe(400);
    expect(
      (await read<Paged<ResourceRecord>>('opening-hours/?weekday=2')).body.results.map((hours) => hours['weekday']),
    ).toEqual([2]);
    expect((await read<Paged<ResourceRecord>>('events/?q=%25')).body.count).toBe(0);
  });
});
