import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '@foyer/shared';
import type { Label, Resource, ResourceField } from '@foyer/shared/api';
import { I18nContext } from 'react-admin';
import type { Records } from '../api/records.ts';

const ResourcesContext = createContext<readonly Resource[]>([]);
const RecordsContext = createContext<Records | null>(null);

export const RESOURCES_KEY = ['resources'];

/** What this user may see, as the content service describes it. Asked once, and again when something is refused: roles change. */
export function useReadResources(records: Records) {
  return useQuery({ queryKey: RESOURCES_KEY, queryFn: () => records.resources(), staleTime: Number.POSITIVE_INFINITY });
}

/** Gives what is below it the resources of the service, and the client that reads and writes their records. */
export function ResourcesProvider({
  records,
  resources,
  children,
}: {
  records: Records;
  resources: readonly Resource[];
  children: ReactNode;
}) {
  return (
    <RecordsContext value={records}>
      <ResourcesContext value={resources}>{children}</ResourcesContext>
    </RecordsContext>
  );
}

export const useResources = (): readonly Resource[] => use(ResourcesContext);

/** @throws Error outside of the back-office's application */
export function useRecords(): Records {
  const records = use(RecordsContext);
  if (!records) throw new Error('useRecords needs a ResourcesProvider');
  return records;
}

export const useResource = (name: string | undefined): Resource | null =>
  useResources().find((resource) => resource.name === name) ?? null;

export const useLocale = (): Locale => (use(I18nContext).getLocale() === 'en' ? 'en' : 'de');

/** The words of the interface's language. */
export function useLabel(): (label: Label) => string {
  const locale = useLocale();
  return (label) => label[locale] || label.de;
}

export const fieldOf = (resource: Pick<Resource, 'fields'>, name: string): ResourceField | undefined =>
  resource.fields.find((field) => field.name === name);
