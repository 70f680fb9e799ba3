import { css } from '@emotion/react';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import type { ListQuery } from '../api/records.ts';
import { withReason } from '../edit/failure-text.ts';
import { tickBox } from '../inputs/looks.ts';
import { BusyButton } from '../layout/busy-button.tsx';
import { row, small } from '../layout/surfaces.ts';
import { useLocale, useRecords } from '../resources/resources.tsx';
import { EraseButton } from './erase-button.tsx';
import { type ChoiceState, useChosen } from './use-chosen.ts';

const PER_PAGE = 100;

const bar = css({ marginBottom: '.75rem' });
const pageChoice = css({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'center',
  minHeight: '1.75rem',
  cursor: 'pointer',
});

interface EntrySelectionProps {
  resource: Resource;
  choice: ChoiceState;
}

/** Which entries of the list are chosen, to be deleted together: some, those of the page, or all that are found. */
export function EntrySelection({ resource, choice }: EntrySelectionProps) {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const records = useRecords();
  const [isBusy, setBusy] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const { chosen, choose, isOutdated } = useChosen(choice);
  const list = useListContext<ResourceRecord>();
  const { data = [], total = 0 } = list;
  const onPage = data.map(({ id }) => id);
  const here = onPage.filter((id) => chosen.includes(id)).length;

  // Once there was something to choose it stays when the last one is gone: the focus is here.
  if (total > 0 && !isOffered) setOffered(true);

  async function chooseAll(): Promise<void> {
    setBusy(true);
    try {
      const ids: number[] = [];
      for (let page = 1, isMore = true; isMore; page += 1) {
        const asked = { ...(list.filterValues as ListQuery), sort: 'id', page, page_size: PER_PAGE };
        const { results, next } = await records.list(resource.name, asked);
        ids.push(...results.map(({ id }) => id));
        isMore = next !== null;
      }
      choose(ids);
    } catch (error) {
      notify(withReason(t('foyer.list.failed'), error, locale), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  if (!isOffered) return null;
  return (
    <div css={[row, small, bar]}>
      <label css={pageChoice}>
        <input
          css={tickBox}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = here > 0 && here < data.length;
          }}
          aria-disabled={isOutdated || undefined}
          checked={data.length > 0 && here === data.length}
          onChange={({ target }) =>
            choose(target.checked ? [...new Set([...chosen, ...onPage])] : chosen.filter((id) => !onPage.includes(id)))
          }
        />
        {t('foyer.entry.choose_page')}
      </label>
      {total > data.length && (
        <BusyButton size="small" isBusy={isBusy} isOff={isOutdated} onClick={() => void chooseAll()}>
          {t('foyer.entry.choose_all', { count: total })}
        </BusyButton>
      )}
      <span role="status">{chosen.length > 0 && t('foyer.entry.chosen', { smart_count: chosen.length })}</span>
      <EraseButton ids={chosen} onErased={() => choose([])} />
    </div>
  );
}
