import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { searchOf } from '@foyer/shared';
import type { Resource } from '@foyer/shared/api';
import { mute, small } from '../layout/surfaces.ts';
import { ListPage } from '../list/list-page.tsx';
import { ListTable } from '../list/list-table.tsx';
import { useRecords } from '../resources/resources.tsx';
import { EntrySelection } from './entry-selection.tsx';
import { type Choice, type ChoiceState, useChosen } from './use-chosen.ts';

/** What visitors have sent, to be read, given out and deleted. */
export function FormEntries({ resource }: { resource: Resource }) {
  const choice = useState<Choice>({ asked: '', ids: [] });
  return (
    <ListPage
      resource={resource}
      actions={<EntriesTable />}
      selection={<EntrySelection resource={resource} choice={choice} />}
    >
      <Entries resource={resource} choice={choice} />
    </ListPage>
  );
}

function Entries({ resource, choice }: { resource: Resource; choice: ChoiceState }) {
  const t = useTranslate();
  const { chosen, choose, isOutdated } = useChosen(choice);
  return (
    <ListTable
      resource={resource}
      choice={{
        label: (title) => t('foyer.entry.choose', { title }),
        isChosen: (id) => chosen.includes(id),
        isOff: isOutdated,
        toggle: (id) => choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
      }}
    />
  );
}

/** A form has a table of its own fields: once one is chosen in the filters, what is found of its entries can be downloaded. */
function EntriesTable() {
  const t = useTranslate();
  const { http } = useRecords();
  const { form_id: form, ...found } = useListContext().filterValues as Record<string, string | number>;
  return typeof form === 'number' ? (
    <Button
      variant="outlined"
      href={http.url(`api/back-office/form-entries.csv${searchOf({ form, ...found })}`)}
      download
    >
      {t('foyer.list.csv')}
    </Button>
  ) : (
    <span css={[small, mute]}>{t('foyer.list.csv_form')}</span>
  );
}
