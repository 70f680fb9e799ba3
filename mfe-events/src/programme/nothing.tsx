import { LinkButton, Notice, useHref, useMessages, type Messages } from '@foyer/shared';
import type { MouseEvent } from 'react';
import type { FilterPlace } from '../filter/place.ts';
import { EVERYTHING, writeQuery } from '../filter/programme-query.ts';

export const nothingMessages = {
  de: {
    noResult: 'Ihre Auswahl hat leider kein Ergebnis gebracht.',
    noResultHint: 'Bitte löschen Sie einen der Filter oder versuchen Sie eine andere Kombination.',
    resetFilters: 'Filter zurücksetzen',
    noEvents: 'Leider stehen keine Termine an.',
  },
  en: {
    noResult: 'Unfortunately, your selection did not produce any result.',
    noResultHint: 'Please delete one of the filters or try a different combination.',
    resetFilters: 'Reset filters',
    noEvents: 'Unfortunately, there are no upcoming events.',
  },
} satisfies Messages;

/** Why there is nothing: nothing comes, or the visitor has chosen too narrowly, which can be taken back. */
export function Nothing({ narrowed, place }: { narrowed: boolean; place?: FilterPlace }) {
  const t = useMessages('events.nothing', nothingMessages);
  const href = useHref();
  if (!narrowed) return <Notice title={t('noEvents')} />;
  return (
    <Notice
      title={t('noResult')}
      text={t('noResultHint')}
      action={
        <LinkButton
          href={place?.address(EVERYTHING) ?? href('events', {}, { query: writeQuery(EVERYTHING) })}
          onClick={focusFilters}
        >
          {t('resetFilters')}
        </LinkButton>
      }
    />
  );
}

/** What is pressed goes: the focus goes to the filters above the list. */
function focusFilters({ currentTarget }: MouseEvent): void {
  currentTarget.closest('main, dialog')?.querySelector<HTMLElement>('.filters > :last-child > a')?.focus();
}
