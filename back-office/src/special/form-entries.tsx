import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Resource } from '@foyer/shared/api';
import { mute, small } from '../layout/surfaces.ts';
import { ListPage } from '../list/list-page.tsx';
import { useRecords } from '../resources/resources.tsx';

/** What visitors have sent, to be read. A form has a table of its own fields: once one is chosen in the filters, it can be downloaded. */
export function FormEntries({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const { http } = useRecords();
  const [search] = useSearchParams();
  const form = chosenForm(search.get('filter'));
  return (
    <ListPage
      resource={resource}
      actions={
        form === null ? (
          <span css={[small, mute]}>{t('foyer.list.csv_form')}</span>
        ) : (
          <Button variant="outlined" href={http.url(`api/back-office/form-entries.csv?form=${form}`)} download>
            {t('foyer.list.csv')}
          </Button>
        )
      }
    />
  );
}

/** The list keeps its filters in the address, as JSON. */
function chosenForm(filter: string | null): number | null {
  try {
    const { form_id: form } = JSON.parse(filter ?? '{}') as { form_id?: unknown };
    return typeof form === 'number' ? form : null;
  } catch {
    return null;
  }
}
