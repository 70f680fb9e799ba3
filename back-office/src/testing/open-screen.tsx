import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Resource, ResourceField } from '@foyer/shared/api';
import { dataProviderOf } from '../api/data-provider.ts';
import { Http } from '../api/http.ts';
import { Records } from '../api/records.ts';
import { i18nProviderFor } from '../messages/messages.ts';
import { ResourcesProvider } from '../resources/resources.tsx';

// jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** A field of a resource. */
export const fieldOf = (
  name: string,
  kind: ResourceField['kind'],
  more: Partial<ResourceField> = {},
): ResourceField => ({
  name,
  kind,
  label: { de: name, en: name },
  localised: false,
  required: false,
  read_only: false,
  ...more,
});

/** A resource with a title and a name of one language. */
export const resourceOf = (name: string, more: Partial<Resource> = {}): Resource => ({
  name,
  label: { de: name, en: name },
  group: 'people',
  role: 'editor',
  operations: { create: true, edit: true, delete: true },
  singleton: false,
  title_field: 'title',
  sort: { field: 'title', order: 'asc' },
  sortable: ['title'],
  columns: ['title'],
  filters: [],
  fields: [fieldOf('title', 'text')],
  site_url: false,
  ...more,
});

interface Surroundings {
  resources?: Resource[];
  /** What the content service says. */
  answer?: (url: URL, request: RequestInit) => Response | Promise<Response>;
}

/** Shows a part of the back-office, in German. @returns the router that it stands in */
export function openScreen(screen: ReactNode, { resources = [], answer = () => Response.error() }: Surroundings = {}) {
  const records = new Records(
    new Http({
      fetch: async (path, request = {}) => answer(new URL(path as string, 'https://house.example'), request),
      locale: () => 'de',
      csrfToken: () => '',
      onSessionEnd: async () => false,
    }),
  );
  const element = (
    <CoreAdminContext
      dataProvider={dataProviderOf(records)}
      i18nProvider={i18nProviderFor('de')}
      queryClient={new QueryClient()}
      store={memoryStore()}
    >
      <ResourcesProvider records={records} resources={resources}>
        {screen}
      </ResourcesProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return router;
}
