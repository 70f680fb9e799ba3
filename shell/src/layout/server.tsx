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
import { PlainNotices } from './info-layer/plain-notices.tsx';
import { LoginDialog, type LoginDialogProps } from './login/login-dialog.tsx';
import { BOTTOM_PREFIX, LAYOUT_NAMESPACE, TOP_PREFIX } from './roots.ts';
import { Top } from './top.tsx';

export { alertsFor } from './alert/alert-rule.ts';

const ERROR_PREFIX = 'error-';
const NOTICES_PREFIX = 'notices-';

/** One for all requests: texts do not depend on the request, and making one is dear. */
const i18n = createI18n();

export interface RenderedLayout {
  top: string;
  /** For visitors without scripts; no React root of the browser. */
  notices: string;
  bottom: string;
  /** Emotion's rules by id. */
  styles: Record<string, string>;
}

/** Renders what surrounds the content of a page. */
export function renderLayout(state: PageState): RenderedLayout {
  const site = createSite(state, { i18n });
  const top = renderRoot(site, LAYOUT_NAMESPACE, TOP_PREFIX, <Top />);
  const notices = renderRoot(site, LAYOUT_NAMESPACE, NOTICES_PREFIX, <PlainNotices locale={state.location.locale} />);
  const bottom = renderRoot(site, LAYOUT_NAMESPACE, BOTTOM_PREFIX, <Bottom />);
  return {
    top: top.html,
    notices: notices.html,
    bottom: bottom.html,
    styles: { ...top.styles, ...notices.styles, ...bottom.styles },
  };
}

/** Renders the dialog in which people log in over the page that they want to edit. */
export const renderLogin = (props: LoginDialogProps): RenderedRoot => renderAlone(<LoginDialog {...props} />);

/** Renders the content of an error page, to stand in the layout: where the page's fragment would be. */
export function renderError(state: PageState, props: ErrorPageProps): RenderedRoot {
  return renderRoot(createSite(state, { i18n }), LAYOUT_NAMESPACE, ERROR_PREFIX, <ErrorPage {...props} />);
}

/** Renders the content of an error page that the house has written itself. @param html its body. */
export function renderCustomError(state: PageState, html: string): RenderedRoot {
  return renderRoot(createSite(state, { i18n }), LAYOUT_NAMESPACE, ERROR_PREFIX, <CustomError html={html} />);
}

/** Renders the whole body of the 503 page, which has no layout: without settings there is none. @param house its name, empty where it is not known */
export function renderOffline(locale: Locale, house: string): RenderedRoot {
  return renderAlone(<OfflinePage locale={locale} house={house} />);
}

/** Renders the whole body of the page that stands in while a visitor has no connection. */
export function renderNoConnection(locale: Locale, house: string): RenderedRoot {
  return renderAlone(<NoConnectionPage locale={locale} house={house} />);
}

function renderAlone(page: ReactNode): RenderedRoot {
  const cache = createServerCache();
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: stylesOf(cache) };
}
