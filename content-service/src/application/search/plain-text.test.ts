import { moduleText, plainText } from './plain-text.ts';

describe('plain text', () => {
  it('keeps words apart that elements kept apart, and together what stands together', () => {
    expect(
      plainText('<p>Glas<strong>haus</strong></p><p>Licht&nbsp;&amp; Ton&#33; &#x41; Kinder&shy;theater &unknown;</p>'),
    ).toBe('Glashaus Licht & Ton! A Kindertheater &unknown;');
  });

  it('of a module is what visitors read in their language', () => {
    const fields = {
      headline: { de: 'Glas', en: 'Glass' },
      content: { de: '<p>Aus Sand</p>', en: '<p>From sand</p>' },
      link: { de: '/de/x', en: '/en/x' },
      extra_class: 'wide',
    };
    expect(moduleText(fields, 'en')).toBe('Glass From sand');
  });
});
