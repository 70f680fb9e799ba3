import { isExternal, linkTarget, NEW_TAB_ID } from '@foyer/shared';
import { addressOfLink } from './address.ts';

test.each([
  '/de/programm',
  '/en/visit?x=1#map',
  '/',
  '#anfahrt',
  '?page=2',
  'mailto:haus@nordlicht.example',
  'tel:+49461000',
])('%s stays in the tab', (href) => {
  expect(addressOfLink(href)).toBe(href);
  expect(linkTarget(addressOfLink(href))).toEqual({});
});

test.each([
  'https://tickets.example',
  'www.example.org',
  '//elsewhere.example/de',
  '/\\elsewhere.example',
  '/media/plan',
  '/de/hausplan.pdf',
  '/bild.JPG?w=800',
])('%s is external, so it opens in a new tab', (href) => {
  expect(isExternal(addressOfLink(href))).toBe(true);
  expect(linkTarget(addressOfLink(href))).toEqual({
    target: '_blank',
    rel: 'noopener',
    'aria-describedby': NEW_TAB_ID,
  });
});

test('a host name without a scheme leads there, not to a page of ours', () => {
  expect(addressOfLink(' www.example.org/x ')).toBe('https://www.example.org/x');
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
])('%j leads nowhere', (href) => {
  expect(addressOfLink(href)).toBe('');
});
