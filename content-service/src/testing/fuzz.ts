import fc from 'fast-check';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface FuzzRequest {
  method: string;
  path: string;
  body: string | null;
}

/** What would end the session that asks. */
const ENDS_SESSIONS = /sessions|logout|password|back-office\/users/;
/** A lone half of a pair as bytes, too. */
const HOSTILE_TEXTS = [
  ...[
    '',
    '\0',
    'a\0b',
    '\0'.repeat(50),
    '𝕏'.repeat(100),
    `${'a'.repeat(63)}😀`,
    'ß'.repeat(300),
    'a'.repeat(5000),
    '\u202eabc',
    '\ufeff',
    '\r\nset-cookie: a=b',
  ],
  ...[
    '9007199254740993',
    '99999999999999999999999',
    '-1',
    '0',
    '1e400',
    '1.5',
    'NaN',
    'Infinity',
    '0x10',
    'null',
    'true',
    '1,2,3',
    '2147483648',
  ],
  ...[
    '2026-99-99',
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '999999-01-01',
    '2026-12-04T19:30:00+99:99',
    'T',
    '25:61:61',
  ],
  ...[
    "'",
    '"',
    '\\',
    '%',
    '%%',
    '_',
    '&|!()<->:*',
    '..',
    '../../etc/passwd',
    '{}',
    '[]',
    '[[',
    '<script>',
    'javascript:alert(1)',
    '//x.example',
    '__proto__',
    'constructor',
    'toString',
  ],
];
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  1e308,
  -0,
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  { de: '\0', en: '\0' },
  { de: 5 },
  { constructor: 1 },
  [{ id: 2 ** 53 }],
];
const DEEPEST = 5;

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
const plausibleText = fc.constantFrom(
  '1',
  '2',
  '12',
  'besuch',
  'page',
  'headline',
  'de',
  '2026-12-04',
  '2026-12-04T19:30:00+01:00',
  '19:30',
  'Konzert',
  'programm',
);

/** Requests to every operation of a service, each plausible in parts and hostile in others. */
export function fuzzRequests(document: OpenApi): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc
    .constantFrom(...operations.filter(({ path, method }) => method === 'GET' || !ENDS_SESSIONS.test(path)))
    .chain(({ path, method, operation }) => {
      const parameters = operation.parameters ?? [];
      const schema = operation.requestBody?.content['application/json']?.schema;
      const texts = fc.tuple(...parameters.map((parameter) => textOf(parameter.schema)));
      const body = schema
        ? fc.oneof(
            { weight: 8, arbitrary: valueOf(schema, document).map((value) => JSON.stringify(value)) },
            { weight: 1, arbitrary: hostileText },
          )
        : fc.constant(null);
      return fc
        .tuple(texts, body)
        .map(([values, sent]) => ({ method, path: pathOf(path, parameters, values), body: sent ?? null }));
    });
}

function pathOf(path: string, parameters: { name: string; in: string }[], values: readonly (string | null)[]): string {
  const query: string[] = [];
  let filled = path;
  for (const [index, { name, in: place }] of parameters.entries()) {
    const value = encoded(values[index] ?? '1');
    if (place === 'path') filled = filled.replace(`{${name}}`, value || '1');
    else if (values[index] !== null) query.push(`${name}=${value}`);
  }
  return filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A parameter; null for one that is left out. */
function textOf({ enum: words }: Schema): fc.Arbitrary<string | null> {
  const good = words ? fc.constantFrom(...words.map(String)) : plausibleText;
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 3, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function valueOf(schema: Schema, document: OpenApi, depth = 0): fc.Arbitrary<unknown> {
  const hostile = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), hostileText);
  if (depth > DEEPEST) return hostile;
  return fc.oneof({ weight: 6, arbitrary: likeSchema(schema, document, depth) }, { weight: 1, arbitrary: hostile });
}

function likeSchema(schema: Schema, document: OpenApi, depth: number): fc.Arbitrary<unknown> {
  const { $ref, type, enum: words, properties, items, anyOf } = schema;
  if ($ref) return valueOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, document, depth + 1);
  if (words) return fc.constantFrom(...words);
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueOf(one, document, depth + 1)));
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(-1, 2 ** 31, 2 ** 53 + 2, 1e21));
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valueOf(items ?? {}, document, depth + 1), { maxLength: 3 });
  if (properties)
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one, document, depth + 1)])),
      { requiredKeys: [] },
    );
  return fc.oneof(plausibleText, hostileText);
}

/**
 * Sends requests that are made from a document; the same ones for the same seed.
 * @returns how often which status was answered, and the requests that a service must not fail on and did
 */
export async function fuzz(
  url: string,
  headers: Record<string, string>,
  { runs, seed, atOnce = 8 }: { runs: number; seed: number; atOnce?: number },
) {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const requests = fc.sample(fuzzRequests(document), { numRuns: runs, seed });
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const sendNext = async (): Promise<void> => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const { method, path, body } = request;
      const { status } = await fetch(url + path, { method, headers, body, redirect: 'manual' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503) failures.push(`${status} ${method} ${path} ${body ?? ''}`.slice(0, 500));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return { statuses, failures };
}
