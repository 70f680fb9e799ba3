import createCache from '@emotion/cache';

/** Styles are allowed by the nonce of the page's scripts. */
export const pageNonce = (page: Document) => page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

export const styleCache = (page: Document) => createCache({ key: 'back', nonce: pageNonce(page), prepend: true });
