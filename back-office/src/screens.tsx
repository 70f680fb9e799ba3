import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { Resource } from '@foyer/shared/api';
import { CreatePage } from './edit/create-page.tsx';
import { EditPage, SINGLETON_ID } from './edit/edit-page.tsx';
import { MissingPage } from './layout/missing-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { MediaFiles, MediaLibrary } from './media/media-library.tsx';
import { PopupPage } from './popups/popup-page.tsx';
import { resourceNamed } from './resources/paths.ts';
import { useResources } from './resources/resources.tsx';
import { ErrorLog } from './special/error-log.tsx';
import { FormEntries } from './special/form-entries.tsx';

/** Lists that are more than a table. */
const SPECIAL_LISTS: Readonly<Record<string, ComponentType<{ resource: Resource }>>> = {
  pictures: MediaLibrary,
  'media-files': MediaFiles,
  'error-log': ErrorLog,
  'form-entries': FormEntries,
};

/** The resource that the address names; also by older names and in the singular. */
function useNamedResource(): Resource | null {
  const { resource = '' } = useParams();
  return resourceNamed(useResources(), resource);
}

/** The list of the resource that the address names; its only record where there is one. */
export function ListScreen() {
  const resource = useNamedResource();
  if (!resource) return <MissingPage />;
  if (resource.singleton) return <EditPage key={resource.name} resource={resource} id={SINGLETON_ID} />;
  const List = SPECIAL_LISTS[resource.name] ?? ListPage;
  return <List key={resource.name} resource={resource} />;
}

/** The form of a new record of the resource that the address names. */
export function CreateScreen() {
  const resource = useNamedResource();
  return resource?.operations.create ? <CreatePage key={resource.name} resource={resource} /> : <MissingPage />;
}

/** The form of the record that the address names. */
export function EditScreen() {
  const resource = useNamedResource();
  const { id = '' } = useParams();
  return resource && /^\d+$/.test(id) ? (
    <EditPage key={`${resource.name} ${id}`} resource={resource} id={id} />
  ) : (
    <MissingPage />
  );
}

export const PopupScreen = () => <PopupPage kind={useParams().kind} />;
