import { CacheProvider } from '@emotion/react';
import { readCookie } from '@foyer/shared';
import { CssBaseline, LinearProgress, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CoreAdminContext, memoryStore, useTranslate } from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { dataProviderOf } from './api/data-provider.ts';
import { Http, HttpFailure } from './api/http.ts';
import { Records } from './api/records.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { Frame } from './layout/frame.tsx';
import { GlobalStyles } from './layout/global-styles.tsx';
import { Notices } from './layout/notices.tsx';
import { MissingPage } from './layout/missing-page.tsx';
import { houseTheme } from './layout/theme.ts';
import { Trouble } from './layout/trouble.tsx';
import { Language, useTexts } from './messages/language.ts';
import { RESOURCES_KEY, ResourcesProvider, useReadResources } from './resources/resources.tsx';
import { CreateScreen, EditScreen, ListScreen, PopupScreen } from './screens.tsx';
import { LoginDialog } from './session/login-dialog.tsx';
import { LoginGate } from './session/login-gate.ts';
import { readUser } from './session/read-user.ts';
import type { PageUser } from './start/page-user.ts';
import { styleCache } from './start/style-cache.ts';
import { PageUserContext } from './start/user-context.ts';

/** So often a read that got no answer is tried again. */
const RETRIES = 2;

function startFor(user: PageUser) {
  const gate = new LoginGate(user.username, readUser);
  const language = new Language(user.locale);
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          count < RETRIES && error instanceof HttpFailure && (error.status === 0 || error.status >= 500),
      },
    },
  });
  const http = new Http({
    fetch: (...call) => window.fetch(...call),
    locale: language.locale,
    // A new login has a new one.
    csrfToken: () => readCookie(document.cookie, 'csrftoken') ?? '',
    onSessionEnd: () => gate.ask(),
    // Somebody has taken rights away: the menu follows.
    onRefusal: () => void queries.invalidateQueries({ queryKey: RESOURCES_KEY }),
  });
  const records = new Records(http);
  return {
    gate,
    language,
    records,
    queries,
    store: memoryStore(),
    data: dataProviderOf(records),
    theme: houseTheme(document),
    styles: styleCache(document),
  };
}

type Started = ReturnType<typeof startFor>;

/** What every screen stands on. */
function Ground({
  started: { gate, language, records, queries, store, data, theme },
  children,
}: {
  started: Started;
  children: ReactNode;
}) {
  const i18n = useTexts(language);
  return (
    <ThemeProvider theme={theme}>
      <CoreAdminContext dataProvider={data} i18nProvider={i18n} queryClient={queries} store={store}>
        <CssBaseline />
        <GlobalStyles />
        <WithResources records={records}>{children}</WithResources>
        <LoginDialog gate={gate} />
        <Notices />
      </CoreAdminContext>
    </ThemeProvider>
  );
}

function WithResources({ records, children }: { records: Records; children: ReactNode }) {
  const t = useTranslate();
  const { data, error, refetch } = useReadResources(records);
  if (error && !data) return <Trouble text={t('foyer.app.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress aria-label={t('ra.page.loading')} />;
  return (
    <ResourcesProvider records={records} resources={data}>
      {children}
    </ResourcesProvider>
  );
}

function routerFor(started: Started) {
  const ground = (
    <Ground started={started}>
      <Outlet />
    </Ground>
  );
  const framed = (
    <Frame>
      <Outlet />
    </Frame>
  );
  return createBrowserRouter(
    [
      {
        element: ground,
        children: [
          { path: '/popup/:kind', element: <PopupScreen /> },
          {
            element: framed,
            children: [
              { path: '/', element: <Dashboard /> },
              { path: '/:resource', element: <ListScreen /> },
              { path: '/:resource/create', element: <CreateScreen /> },
              { path: '/:resource/add', element: <CreateScreen /> },
              { path: '/:resource/:id', element: <EditScreen /> },
              { path: '/:resource/:id/change', element: <EditScreen /> },
              { path: '*', element: <MissingPage /> },
            ],
          },
        ],
      },
    ],
    { basename: '/admin' },
  );
}

/** The back-office of a user. */
export function App({ user }: { user: PageUser }) {
  const [started] = useState(() => startFor(user));
  const [router] = useState(() => routerFor(started));
  return (
    <CacheProvider value={started.styles}>
      <PageUserContext value={user}>
        <RouterProvider router={router} />
      </PageUserContext>
    </CacheProvider>
  );
}
