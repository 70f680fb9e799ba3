import { ListBase, useNotify } from 'react-admin';
import { Filters } from '../list/filters.tsx';
import { ListContent } from '../list/list-page.tsx';
import { stack } from '../layout/surfaces.ts';
import { useRecords, useResource } from '../resources/resources.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { type LibraryPicture, pictureOf } from './picture-of.ts';
import { Uploader } from './uploader.tsx';
import { useWhileShown } from './use-while-shown.ts';

const PER_PAGE = 25;

interface PicturePickerProps {
  chosen: number | null;
  onPick: (picture: LibraryPicture) => void;
}

/** The library, to pick a picture from. One that is uploaded here is picked at once. */
export function PicturePicker({ chosen, onPick }: PicturePickerProps) {
  const resource = useResource('pictures');
  const records = useRecords();
  const notify = useNotify();
  const pick = useWhileShown(onPick);
  const miss = useWhileShown(() => notify('foyer.media.unread', { type: 'warning' }));
  if (!resource) return null;
  const { field, order } = resource.sort;
  return (
    <div css={stack}>
      <Uploader
        list="pictures"
        onUploaded={({ kind, id }) => {
          if (kind === 'picture') void records.read('pictures', id).then(({ body }) => pick(pictureOf(body)), miss);
        }}
      />
      <ListBase
        resource="pictures"
        perPage={PER_PAGE}
        sort={{ field, order: order === 'desc' ? 'DESC' : 'ASC' }}
        disableSyncWithLocation
        exporter={false}
        storeKey={false}
      >
        <div css={stack}>
          <Filters resource={resource} isInAddress={false} />
          <ListContent resource={resource}>
            <PictureGrid onPick={onPick} chosen={chosen} />
          </ListContent>
        </div>
      </ListBase>
    </div>
  );
}
