import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { ask, logIn, type Login, serviceForTests } from '../testing/site.ts';

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

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** What exists in the demo house for path parameters that are not simply `1`. */
const KNOWN: Record<string, string> = { slug: 'SECTION', path: 'besuch', model: 'headline' };

describe('the published contract', () => {
  const site = serviceForTests();
  let document: Document;
  let editor: Login;
  let ajv: Ajv2020;

  beforeAll(async () => {
    ({ body: document } = await ask<Document>(`${site.url}/api/openapi.json`));
    editor = await logIn(site.url, 'admin');
    ajv = new Ajv2020({ strict: false, allErrors: true });
    ajvFormats.default(ajv);
    ajv.addSchema(document, 'contract');
    KNOWN['slug'] = await firstSection();
  }, 180_000);

  /** Slug of a section of the home page. */
  async function firstSection(): Promise<string> {
    const { body } = await ask<{ modules: { slug: string }[] }>(`${site.url}/de/pageeditor-api/page/`);
    return body.modules[0]?.slug ?? '';
  }

  const reads = () => Object.entries(document.paths).flatMap(([path, methods]) => (methods['get'] ? [{ path, operation: methods['get'] }] : []));

  function addressOf(path: string, locale: string): string {
    return path.replace('{lang}', locale).replace(/\{(\w+)\}/g, (_, name: string) => KNOWN[name] ?? '1');
  }

  /** Path of `schema` inside the document, so that its references find their targets. */
  function faultsOf(path: string, method: string, status: string, body: unknown): unknown {
    const media = status === 'default' ? 'application/problem+json' : 'application/json';
    const pointer = ['paths', path, method, 'responses', status, 'content', media, 'schema'].map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = ajv.getSchema(`contract#/${pointer.join('/')}`);
    if (!validate) throw new Error(`No schema for ${method} ${path} ${status}`);
    return validate(body) ? null : validate.errors;
  }

  it('is OpenAPI 3.1 whose references all lead somewhere', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(Object.keys(document.components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
  });

  it('is kept by every read, in both languages, with and without a language in the path', async () => {
    const faults: unknown[] = [];
    let checked = 0;
    for (const { path, operation } of reads()) {
      // Modules have ids of their own; the test of their writes checks them.
      if (path.includes('/modules/')) continue;
      for (const locale of path.includes('{lang}') ? ['de', 'en'] : ['de']) {
        const address = path.endsWith('{path}') && locale === 'en' ? addressOf(path, locale).replace('besuch', 'visit') : addressOf(path, locale);
        const { status, body } = await ask(site.url + address, { headers: operation.security ? editor.headers : {} });
        checked += 1;
        const wrong = status === 200 ? faultsOf(path, 'get', '200', body) : body;
        if (wrong) faults.push({ address, status, wrong });
      }
    }
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(80);
  }, 180_000);

  it('answers malformed parameters with a problem that names them', async () => {
    const bad = (parameter: Parameter) => {
      if (parameter.schema.format === 'date') return '04-12-2026';
      if (parameter.schema.type === 'integer') return 'abc';
      return parameter.schema.pattern ? '!' : null;
    };
    let checked = 0;
    for (const { path, operation } of reads()) {
      for (const parameter of operation.parameters ?? []) {
        const value = bad(parameter);
        if (value === null) continue;
        const address = path.replace(`{${parameter.name}}`, parameter.in === 'path' ? value : `{${parameter.name}}`);
        const query = parameter.in === 'query' ? `?${parameter.name}=${value}` : '';
        const { status, body, headers } = await ask<{ errors: object }>(site.url + addressOf(address, 'de') + query, { headers: editor.headers });
        expect({ path, parameter: parameter.name, status }).toEqual({ path, parameter: parameter.name, status: 400 });
        expect(headers.get('content-type')).toContain('application/problem+json');
        expect(Object.keys(body.errors)).toContain(parameter.name);
        expect(faultsOf(path, 'get', 'default', body)).toBeNull();
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(30);
  }, 180_000);

  it('answers every id that does not exist with a 404 problem', async () => {
    for (const { path, operation } of reads().filter(({ path }) => path.includes('{id}'))) {
      const { status, body } = await ask(site.url + addressOf(path.replace('{id}', '2000000000'), 'en'), { headers: operation.security ? editor.headers : {} });
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(faultsOf(path, 'get', 'default', body)).toBeNull();
    }
  });

  it('never shows a stack or SQL for bodies that are rubbish', async () => {
    const rubbish = ['', 'null', '[]', '{', '"x"', '{"form":"x"}', '{"url":5}', '{"field_values":[]}'];
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods).filter((name) => name !== 'get' && name !== 'delete')) {
        for (const body of rubbish) {
          const { status, body: answer } = await ask<object>(site.url + addressOf(path, 'de'), { method: method.toUpperCase(), body, headers: editor.headers });
          expect({ path, method, body, status: status < 500 }).toEqual({ path, method, body, status: true });
          expect(JSON.stringify(answer)).not.toMatch(/\bat .*\.[tj]s|select |insert /i);
          if (path.includes('user-logout') || path.includes('user-details')) editor = await logIn(site.url, 'admin');
        }
      }
    }
  }, 180_000);
});
