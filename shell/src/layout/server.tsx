import { createSite, type Locale, type PageState } from '@foyer/shared';
import { createI18n, createServerCache, renderRoot, stylesOf, type RenderedRoot } from '@foyer/shared/server';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Bottom } from './bottom.tsx';
import { CustomError } from './error/custom-error.tsx';
import { ErrorPage, type ErrorPageProps } from './error/error-page.tsx';
import { NoConnectionPage } from './error/no-connection-page.tsx';
import { OfflinePage } from './error/offline-page.tsx';
import { BOTTOM_PREFIX, LAYOUT_NAMESPACE, TOP_PREFIX } from './roots.ts';
import { Top } from './top.tsx';

export { alertsFor } from './alert/alert-rule.ts';

const ERROR_PREFIX = 'error-';

/** One for all requests: texts do not depend on the request, and making one is dear. */
const i18n = createI18n();

export interface RenderedLayout {
  top: string;
  bottom: string;
  /** Emotion's rules by id. */
  styles: Record<string, string>;
}

/** Renders what surrounds the content of a page. */
export function renderLayout(state: PageState): RenderedLayout {
  const site = createSite(state, { i18n });
  const top = renderRoot(site, LAYOUT_NAMESPACE, TOP_PREFIX, <Top />);
  const bottom = renderRoot(site, LAYOUT_NAMESPACE, BOTTOM_PREFIX, <Bottom />);
  return { top: top.html, bottom: bottom.html, styles: { ...top.styles, ...bottom.styles } };
}

/** Renders the content of an error page, to stand in the layout: where the page's fragment would be. */
export function renderError(state: PageState, props: ErrorPageProps): RenderedRoot {
  return renderRoot(createSite(state, { i18n }), LAYOUT_NAMESPACE, ERROR_PREFIX, <ErrorPage {...props} />);
}

/** Renders the content of an error page that the house has written itself. @param html its body. */
export function renderCustomError(state: PageState, html: string): RenderedRoot {
  return renderRoot(createSite(state, { i18n }), LAYOUT_NAMESPACE, ERROR_PREFIX, <CustomError html={html} />);
}

/** Renders the whole body of the 503 page, which has no layout: without settings there is none. */
export function renderOffline(locale: Locale): RenderedRoot {
  return renderAlone(<OfflinePage locale={locale} />);
}

/** Renders the whole body of the page that stands in while a visitor has no connection. */
export function renderNoConnection(locale: Locale): RenderedRoot {
  return renderAlone(<NoConnectionPage locale={locale} />);
}

function renderAlone(page: ReactNode): RenderedRoot {
  const cache = createServerCache();
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: stylesOf(cache) };
}
