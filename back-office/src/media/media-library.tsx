import type { Resource } from '@foyer/shared/api';
import { ListPage } from '../list/list-page.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { Uploader } from './uploader.tsx';

const PER_PAGE = 50;

// What is uploaded becomes a record: there is nothing to fill in before.
const uploaded = (resource: Resource): Resource => ({
  ...resource,
  operations: { ...resource.operations, create: false },
});

/** All pictures of the library, and a place to drop new ones. */
export function MediaLibrary({ resource }: { resource: Resource }) {
  return (
    <ListPage resource={uploaded(resource)} perPage={PER_PAGE} before={<Uploader list="pictures" />}>
      <PictureGrid />
    </ListPage>
  );
}

/** Films, sounds and documents: a list, and a place to drop new ones. */
export function MediaFiles({ resource }: { resource: Resource }) {
  return <ListPage resource={uploaded(resource)} before={<Uploader list="media-files" />} />;
}
