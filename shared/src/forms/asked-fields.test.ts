import { askedFields } from './asked-fields.ts';

const fields = [
  { slug: 'offer', condition: null },
  { slug: 'topic', condition: { slug: 'offer', values: ['workshop', 'course'] } },
  { slug: 'material', condition: { slug: 'topic', values: [] } },
  { slug: 'notes' },
];
const asked = (answers: Record<string, string | string[] | number | boolean | null>) =>
  askedFields(fields, (slug) => answers[slug] ?? null).map(({ slug }) => slug);

describe('the fields that a visitor is asked', () => {
  it('are those without a condition, and those whose condition holds', () => {
    expect(asked({})).toEqual(['offer', 'notes']);
    expect(asked({ offer: 'tour' })).toEqual(['offer', 'notes']);
    expect(asked({ offer: 'workshop' })).toEqual(['offer', 'topic', 'notes']);
    expect(asked({ offer: ['tour', 'course'] })).toEqual(['offer', 'topic', 'notes']);
  });

  it('need any answer where a condition names no values', () => {
    expect(asked({ offer: 'course', topic: 'glass' })).toEqual(['offer', 'topic', 'material', 'notes']);
    expect(asked({ offer: 'course', topic: 0 })).toContain('material');
    for (const topic of ['', ' ', false, [], null]) expect(asked({ offer: 'course', topic })).not.toContain('material');
  });

  it('are not those that depend on a field which is not asked', () => {
    expect(asked({ offer: 'tour', topic: 'glass' })).toEqual(['offer', 'notes']);
  });

  it('are never those that depend on one after them, or on none', () => {
    const wrong = [
      { slug: 'a', condition: { slug: 'b', values: [] } },
      { slug: 'b', condition: null },
      { slug: 'c', condition: { slug: 'gone', values: [] } },
    ];
    expect(askedFields(wrong, () => 'x').map(({ slug }) => slug)).toEqual(['b']);
  });
});
