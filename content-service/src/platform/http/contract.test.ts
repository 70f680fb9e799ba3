import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { CONTENT_KINDS, type Problem, READS } from '@foyer/shared/api';
import Type from 'typebox';
import { PROMISED_CALLS, PROMISED_FIELDS, PROMISED_MODELS } from '../../testing/promised.ts';
import { openApiDocument } from './openapi.ts';
import type { OperationOutline } from './operations.ts';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: { type?: string; format?: string; enum?: string[]; pattern?: string };
}

interface Operation {
  summary: string;
  parameters?: Parameter[];
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Schema {
  properties?: Record<string, object>;
  required?: string[];
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What exists in the demo house for path parameters that are not simply `1`. */
const KNOWN: Record<string, string> = { slug: 'SECTION', path: 'besuch', model: 'headline' };

/** A record of each resource of the back-office; null where the demo house has none. */
const RECORDS = new Map<string, number | null>();

describe('the published contract', () => {
  const site = serviceForTests();
  let document: Document;
  let editor: Login;
  let ajv: Ajv2020;
  /** How often what was checked. */
  const checked = { 'answers to reads': 0, 'malformed parameters': 0, 'missing ids': 0, 'rubbish bodies': 0 };

  beforeAll(async () => {
    ({ body: document } = await ask<Document>(`${site.url}/api/openapi.json`));
    editor = await logIn(site.url, 'admin');
    ajv = new Ajv2020({ strict: false, allErrors: true });
    ajvFormats.default(ajv);
    ajv.addSchema(document, 'contract');
    KNOWN['slug'] = await firstSection();
    await leaveTraces();
    const { body: resources } = await ask<{ name: string }[]>(`${site.url}/api/back-office/resources/`, {
      headers: editor.headers,
    });
    for (const { name } of resources) {
      const { body } = await ask<{ results: { id: number }[] }>(`${site.url}/api/back-office/${name}/?page_size=1`, {
        headers: editor.headers,
      });
      RECORDS.set(name, body.results[0]?.id ?? null);
    }
  });

  afterAll(() => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    const counts = Object.entries(checked).map(([what, count]) => `${count} ${what}`);
    process.stdout.write(
      `Contract: ${operations.length / 2} operations, each with and without a language in its path; ${counts.join(', ')}\n`,
    );
  });

  /** What only visitors and editors leave behind: a missing page, an entry of a form with a file, a line of the audit trail. */
  async function leaveTraces(): Promise<void> {
    const post = (path: string, body: object) =>
      ask<{ id: number }>(`${site.url}/de/api/${path}`, {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify(body),
      });
    await post('dashboard-error-log/', { url: '/de/fehlt' });
    const upload = new FormData();
    upload.set('file', new Blob(['Wort\n']), 'wort.txt');
    const sent = { method: 'POST', body: upload };
    const { body: file } = await ask<{ id: string }>(`${site.url}/de/api/temp-files/`, sent);
    KNOWN['file'] = file.id;
    const field = { label: { de: 'Wort', en: 'Word' }, field_type: 9, slug: 'wort' };
    const { body: form } = await post('back-office/forms/', { title: { de: 'Zettel', en: 'Note' }, fields: [field] });
    await post('forms-entries/', { form: form.id, field_values: { wort: file.id } });
  }

  /** Slug of a section of the home page. */
  async function firstSection(): Promise<string> {
    const { body } = await ask<{ modules: { slug: string }[] }>(`${site.url}/de/pageeditor-api/page/`);
    return body.modules[0]?.slug ?? '';
  }

  const reads = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      methods['get'] ? [{ path, operation: methods['get'] }] : [],
    );

  const isTable = (path: string) => path.endsWith('.csv');
  const FILES = {
    '.csv': 'text/csv',
    '.ics': 'text/calendar',
    '.html': 'text/html',
    '/{file}': 'application/octet-stream',
  };
  const mediaOf = (path: string) =>
    Object.entries(FILES).find(([end]) => path.endsWith(end))?.[1] ?? 'application/json';

  function addressOf(path: string, locale: string): string {
    const [, resource = ''] = /\/api\/back-office\/([a-z-]+)\//.exec(path) ?? [];
    const record = RECORDS.get(resource);
    return path
      .replace('{lang}', locale)
      .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' && record ? String(record) : (KNOWN[name] ?? '1')));
  }

  /** Films and sounds come by upload only; their test reads them. */
  const hasNoRecord = (path: string) =>
    path.includes('{id}') && RECORDS.get(/back-office\/([a-z-]+)/.exec(path)?.[1] ?? '') === null;

  /** Path of `schema` inside the document, so that its references find their targets. */
  function faultsOf(path: string, method: string, status: string, body: unknown): unknown {
    const media = status === 'default' ? 'application/problem+json' : mediaOf(path);
    const pointer = ['paths', path, method, 'responses', status, 'content', media, 'schema'].map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = ajv.getSchema(`contract#/${pointer.join('/')}`);
    if (!validate) throw new Error(`No schema for ${method} ${path} ${status}`);
    return validate(body) ? null : validate.errors;
  }

  it('is OpenAPI 3.1 whose references all lead somewhere', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference ?? '',
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references)
      expect(Object.keys(document.components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
  });

  it('has every call that clients were promised, with its parameters', () => {
    const missing = PROMISED_CALLS.trim()
      .split('\n')
      .flatMap((promise) => {
        const [method = '', path = '', ...parameters] = promise.split(' ');
        return ['/{lang}/', '/'].flatMap((prefix) => {
          const operation = document.paths[prefix + path]?.[method.toLowerCase()];
          const known = operation?.parameters?.map(({ name }) => name) ?? [];
          return operation && parameters.every((name) => known.includes(name)) ? [] : [`${method} ${prefix}${path}`];
        });
      });
    expect(missing).toEqual([]);
  });

  it('has every field that clients were promised, in every answer', () => {
    const missing = Object.entries(PROMISED_FIELDS).flatMap(([name, fields]) => {
      const { properties = {}, required = [] } = document.components.schemas[name] ?? {};
      return fields
        .split(' ')
        .filter((field) => !(field in properties) || !required.includes(field))
        .map((field) => `${name}.${field}`);
    });
    expect(missing).toEqual([]);
  });

  /** A read of the site as an operation, as far as it says what one is. */
  const operationOf = (path: string, { answer, query }: (typeof READS)[keyof typeof READS]): OperationOutline => ({
    path,
    area: 'Site',
    summary: '',
    method: 'GET',
    status: 200,
    role: null,
    body: null,
    params: {},
    query: Object.fromEntries(query.map((name) => [name, Type.String()])),
    answer,
    media: 'application/json',
    answerMedia: 'application/json',
  });

  // Records of the back-office say themselves what their fields are.
  const declared = Object.entries(READS).filter(([key]) => !key.includes('{resource}'));
  it.each(declared)('has the read that the site makes of %s, with its answer and its parameters', (key, read) => {
    // Each resource of the back-office says its fields itself.
    if (key.includes('{resource}')) return expect(RECORDS.size).toBeGreaterThan(0);
    for (const kind of key.includes('{kind}') ? CONTENT_KINDS : ['']) {
      const path = `/${key.replace('{kind}', kind)}`;
      const expected = openApiDocument([operationOf(path.slice(1), read)], '').paths as Document['paths'];
      const published = document.paths[path]?.['get'];
      const namesOf = (operation: Operation | undefined) =>
        operation?.parameters
          ?.filter((parameter) => parameter.in === 'query')
          .map(({ name }) => name)
          .sort() ?? [];
      expect(published?.responses['200']?.content).toEqual(expected[path]?.['get']?.responses['200']?.content);
      expect(namesOf(published)).toEqual(namesOf(expected[path]?.['get']));
    }
  });

  it('has every model of modules that clients were promised', () => {
    const text = JSON.stringify(document.components.schemas);
    expect(PROMISED_MODELS.filter((model) => !text.includes(`"const":"${model}"`))).toEqual([]);
  });

  it('can be read and tried in a browser, from files of the service’s own and with nothing inline', async () => {
    const { status, headers, body } = await ask<string>(`${site.url}/api/docs/`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(body).not.toMatch(/<script>|<style|style=|https?:\/\//);
    for (const [, file] of body.matchAll(/(?:src|href)="([\w-]+\.\w+)"/g))
      expect((await ask(`${site.url}/api/docs/${file}`)).status).toBe(200);
    expect((await ask(`${site.url}/api/docs`)).headers.get('location')).toBe('/api/docs/');
  });

  it('is kept by every read, in both languages, with and without a language in the path', async () => {
    const faults: unknown[] = [];
    for (const { path, operation } of reads()) {
      // Modules have ids of their own; the test of their writes checks them.
      if (path.includes('/modules/') || hasNoRecord(path)) continue;
      for (const locale of path.includes('{lang}') ? ['de', 'en'] : ['de']) {
        const known =
          path.endsWith('{path}') && locale === 'en'
            ? addressOf(path, locale).replace('besuch', 'visit')
            : addressOf(path, locale);
        const address = isTable(path) ? `${known}?form=1` : known;
        const { status, body } = await ask(site.url + address, { headers: operation.security ? editor.headers : {} });
        checked['answers to reads'] += 1;
        const wrong = status === 200 ? faultsOf(path, 'get', '200', body) : body;
        if (wrong) faults.push({ address, status, wrong });
      }
    }
    expect(faults).toEqual([]);
    expect(checked['answers to reads']).toBeGreaterThan(300);
    expect([...RECORDS].filter(([name, id]) => id === null && name !== 'media-files')).toEqual([]);
  });

  it('says which methods an address takes where it is asked for another one', async () => {
    const wrong: unknown[] = [];
    for (const [path, methods] of Object.entries(document.paths)) {
      const published = Object.keys(methods).map((method) => method.toUpperCase());
      const other = ['DELETE', 'PUT', 'PATCH', 'POST'].find((method) => !published.includes(method));
      if (other === undefined) continue;
      const address = addressOf(path, 'de');
      const { status, headers, body } = await ask<Problem>(site.url + address, {
        method: other,
        headers: editor.headers,
      });
      // What stands in place of an id is one for another operation.
      if (status === 404 && body.detail !== `There is nothing at ${address}.`) continue;
      const allowed = headers.get('allow')?.split(', ') ?? [];
      const isComplete = published.every((method) => allowed.includes(method));
      const faults = faultsOf(path, published[0]?.toLowerCase() ?? '', 'default', body);
      if (status !== 405 || allowed.includes(other) || !isComplete || faults)
        wrong.push({ other, address, status, allowed });
    }
    expect(wrong).toEqual([]);
    const nowhere = await ask(`${site.url}/de/api/nothing/`, { method: 'POST', headers: editor.headers });
    expect([nowhere.status, nowhere.headers.get('allow')]).toEqual([404, null]);
  });

  it('answers malformed parameters with a problem that names them', async () => {
    const bad = (parameter: Parameter) => {
      if (parameter.schema.format === 'date') return '04-12-2026';
      if (parameter.schema.type === 'integer') return 'abc';
      return parameter.schema.pattern ? '!' : null;
    };
    for (const { path, operation } of reads()) {
      for (const parameter of operation.parameters ?? []) {
        const value = bad(parameter);
        if (value === null) continue;
        const address = path.replace(`{${parameter.name}}`, parameter.in === 'path' ? value : `{${parameter.name}}`);
        const query = parameter.in === 'query' ? `?${parameter.name}=${value}` : '';
        const { status, body, headers } = await ask<{ errors: object }>(site.url + addressOf(address, 'de') + query, {
          headers: editor.headers,
        });
        expect({ path, parameter: parameter.name, status }).toEqual({ path, parameter: parameter.name, status: 400 });
        expect(headers.get('content-type')).toContain('application/problem+json');
        expect(Object.keys(body.errors)).toContain(parameter.name);
        expect(faultsOf(path, 'get', 'default', body)).toBeNull();
        checked['malformed parameters'] += 1;
      }
    }
    expect(checked['malformed parameters']).toBeGreaterThan(30);
  });

  it('answers every id that does not exist with a 404 problem', async () => {
    for (const { path, operation } of reads().filter(({ path }) => path.includes('{id}'))) {
      const { status, body } = await ask(site.url + addressOf(path.replace('{id}', '2000000000'), 'en'), {
        headers: operation.security ? editor.headers : {},
      });
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(faultsOf(path, 'get', 'default', body)).toBeNull();
      checked['missing ids'] += 1;
    }
  });

  it('never shows a stack or SQL for bodies that are rubbish', async () => {
    const rubbish = ['', 'null', '[]', '{', '"x"', '{"form":"x"}', '{"url":5}', '{"field_values":[]}'];
    // With and without a language, the back-office is one handler over one schema: once is enough.
    for (const [path, methods] of Object.entries(document.paths).filter(
      ([path]) => !path.startsWith('/api/back-office/'),
    )) {
      for (const method of Object.keys(methods).filter((name) => name !== 'get' && name !== 'delete')) {
        for (const body of rubbish) {
          const { status, body: answer } = await ask<object>(site.url + addressOf(path, 'de'), {
            method: method.toUpperCase(),
            body,
            headers: editor.headers,
          });
          checked['rubbish bodies'] += 1;
          expect({ path, method, body, status: status < 500 }).toEqual({ path, method, body, status: true });
          expect(JSON.stringify(answer)).not.toMatch(/\bat .*\.[tj]s|select |insert /i);
          if (path.includes('user-logout') || path.includes('user-details')) editor = await logIn(site.url, 'admin');
        }
      }
    }
  });
});
