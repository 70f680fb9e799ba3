import { isExternal, linkTarget } from './external-link.ts';

describe('external links', () => {
  it.each([
    'https://tickets.example/1',
    '//cdn.example/x',
    '/\\cdn.example/x',
    '\\\\cdn.example',
    '/\t/cdn.example',
    '/media/plan.png',
    '/besuch/anfahrt.pdf',
    '/x/photo.JPG?size=2',
  ])('opens %s in a new tab', (href) => {
    expect(isExternal(href)).toBe(true);
    expect(linkTarget(href)).toEqual({ target: '_blank', rel: 'noopener', 'aria-describedby': 'new-tab' });
  });

  it.each(['/de/programm', '/de/mediathek-de', '#main', '?page=2', 'mailto:haus@example.org', 'tel:+49461'])(
    'keeps %s in the same tab',
    (href) => {
      expect(linkTarget(href)).toEqual({});
    },
  );

  it('copes with a link without an address', () => {
    expect(linkTarget(undefined)).toEqual({});
  });
});
