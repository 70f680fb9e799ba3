import type { Locale } from '@foyer/shared';
import type { HouseTexts } from '@foyer/shared/api';
import { colours } from '@foyer/shared/server';

/** What a home screen shows of the site. Wherever it is opened, it is the same site: one identity for both languages. */
export function webManifest(locale: Locale, { name, full_name: fullName, claim }: HouseTexts): string {
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/${file}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: [fullName || name, claim].filter(Boolean).join('. '),
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: `/${locale}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
