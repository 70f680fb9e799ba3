import { randomUUID } from 'node:crypto';
import type { Form } from '@foyer/shared/api';
import { ask, serviceForTests } from '../../testing/site.ts';
import { checkedValues } from './field-values.ts';

const field = (
  slug: string,
  fieldType: 1 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 13 | 14,
  required = false,
  [dependsOn = '', ...values]: string[] = [],
) => ({
  ...{ slug, fieldType, required, visible: true, dependsOn, dependsOnValues: values.map((value) => ({ value })) },
  choices: [
    { value: 'a', label: { de: 'A', en: 'A' } },
    { value: 'b', label: { de: 'B', en: 'B' } },
  ],
});

const faultOf = (values: Parameters<typeof checkedValues>[1], fields: Parameters<typeof checkedValues>[0]) => {
  try {
    checkedValues(fields, values, 'en');
    return null;
  } catch (error) {
    return error;
  }
};

describe('values of a form', () => {
  it('are kept when they fit, and nothing else is', () => {
    const fields = [
      field('name', 1, true),
      field('many', 5),
      field('yes', 11, true),
      field('intro', 14, true),
      field('left', 1),
    ];
    expect(checkedValues(fields, { name: 'Ada', many: ['a'], yes: true, other: 'x', left: ' ' }, 'de')).toEqual({
      name: 'Ada',
      many: ['a'],
      yes: true,
    });
  });

  it.each([
    ['an empty text', field('f', 1, true), '  '],
    ['an unticked box', field('f', 11, true), false],
    ['an empty list', field('f', 5, true), []],
    ['nothing', field('f', 1, true), null],
  ])('miss %s where one is required', (_, required, value) => {
    expect(faultOf({ f: value }, [required])).toMatchObject({
      status: 400,
      errors: { f: ['This field is required!'] },
    });
  });

  it('are kept without spaces around them, and numbers as numbers', () => {
    const fields = [field('name', 1), field('mail', 3), field('many', 4), field('constructor', 1)];
    expect(checkedValues(fields, { name: ' Ada ', mail: ' ada@house.example ', many: ' 12,5 ' }, 'de')).toEqual({
      name: 'Ada',
      mail: 'ada@house.example',
      many: 12.5,
    });
    const room = [field('many', 4), field('room', 1, true, ['many', '12.5'])];
    expect(faultOf({ many: '12,5' }, room)).toMatchObject({ errors: { room: ['This field is required!'] } });
  });

  it('are not missed where nobody sees the field', () => {
    expect(checkedValues([{ ...field('f', 1, true), visible: false }, field('g', 1)], { g: 'Glas' }, 'de')).toEqual({
      g: 'Glas',
    });
  });

  it.each([
    [3, 'ada@house'],
    [3, 'ada lovelace@house.example'],
    [4, 'twelve'],
    [10, '2026-02-30'],
    [12, 'call me'],
    [13, 'javascript:alert(1)'],
    [6, 'c'],
    [5, ['a', 'c']],
    [5, 'a'],
    [1, ['a']],
    [1, 'x'.repeat(10_001)],
    [11, 'nein'],
    [11, 'true'],
    [11, ''],
    [11, 0],
    [11, ['a']],
  ] as const)('of type %d refuse %j', (type, value) => {
    expect(faultOf({ f: typeof value === 'object' ? [...value] : value }, [field('f', type)])).toMatchObject({
      status: 400,
    });
  });

  it.each([
    [3, 'ada@house.example'],
    [4, '-12,5'],
    [10, '2028-02-29'],
    [12, '+49 (461) 000-30'],
    [13, 'https://house.example/a'],
    [6, 'b'],
  ] as const)('of type %d take %j', (type, value) => {
    expect(faultOf({ f: value }, [field('f', type)])).toBeNull();
  });

  it('are asked for, and kept, only where the answers before them have it so', () => {
    const fields = [field('kind', 6, true), field('topic', 1, true, ['kind', 'b']), field('proof', 9, true, ['topic'])];
    expect(checkedValues(fields, { kind: 'a', topic: 'Glas', proof: 'file' }, 'de')).toEqual({ kind: 'a' });
    expect(faultOf({ kind: 'b' }, fields)).toMatchObject({ errors: { topic: ['This field is required!'] } });
    expect(faultOf({ kind: 'b', topic: 'Glas' }, fields)).toMatchObject({
      errors: { proof: ['This field is required!'] },
    });
    expect(checkedValues(fields, { kind: 'b', topic: 'Glas', proof: 'file' }, 'de')).toEqual({
      ...{ kind: 'b', topic: 'Glas', proof: 'file' },
    });
  });
});

describe('sending a form', () => {
  const site = serviceForTests();
  const send = (fieldValues: object, locale = 'de', key?: string) =>
    ask<{ id: number; errors: Record<string, string[]> }>(`${site.url}/${locale}/api/forms-entries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: 1, field_values: fieldValues, idempotency_key: key }),
    });

  it('names every required field that is missing, in the visitor’s language', async () => {
    const { body: form } = await ask<Form>(`${site.url}/de/api/forms/1/`);
    const required = form.fields.filter((item) => item.required && item.field_type !== 14).map(({ slug }) => slug);
    const german = await send({});
    expect(german.status).toBe(400);
    expect(Object.keys(german.body.errors).sort()).toEqual([...required].sort());
    expect(Object.values(german.body.errors)[0]).toEqual(['Dieses Feld ist ein Pflichtfeld!']);
    expect(Object.values((await send({}, 'en')).body.errors)[0]).toEqual(['This field is required!']);
  });

  it('tells a robot that fills the hidden field what it wants to hear', async () => {
    expect((await send({ email2: 'robot@example.org' })).status).toBe(201);
  });

  it('is answered with an id when it fits, and with the same one when it comes again', async () => {
    const { body: form } = await ask<Form>(`${site.url}/de/api/forms/1/`);
    const samples: Record<number, unknown> = {
      1: 'Ada',
      2: 'Guten Tag',
      3: 'ada@house.example',
      4: '3',
      10: '2026-12-04',
      11: true,
      12: '0461 1',
      13: 'https://x.example',
    };
    const values = Object.fromEntries(
      form.fields.map(({ slug, field_type, choices }) => [
        slug,
        field_type === 5 || field_type === 7 ? [choices[0]?.value] : (choices[0]?.value ?? samples[field_type]),
      ]),
    );
    const { status, body } = await send(values);
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.id).toBeGreaterThan(0);

    const key = randomUUID();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => send(values, 'de', key)));
    expect(first?.status).toBe(201);
    expect(first?.body.id).toBeGreaterThan(body.id);
    for (const other of [...others, await send(values, 'de', key)])
      expect([other.status, other.body]).toEqual([201, first?.body]);
    expect((await send(values, 'de', randomUUID())).body.id).not.toBe(first?.body.id);
  });
});
