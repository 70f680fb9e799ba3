import { useMessages, type Messages, type Translate } from '@foyer/shared';

/** Texts of the filters themselves, wherever they are shown. */
export const filterMessages = {
  de: {
    filterTitle: 'Programm filtern',
    'filter.room': 'Ort',
    'filter.type': 'Art',
    'filter.tag': 'Thema',
    'filter.series': 'Reihe',
    'filter.genre': 'Sparte',
    any: 'Alle',
    showEvents: 'Termine zeigen',
    showCount: '{{count}} Termine zeigen',
    showOne: '1 Termin zeigen',
    count: 'Termine gefunden: {{count}}',
    resetFilters: 'Filter zurücksetzen',
    followCalendar: 'Im eigenen Kalender abonnieren',
    calendarFile: 'Als Kalenderdatei laden',
    close: 'Schließen',
  },
  en: {
    filterTitle: 'Filter the programme',
    'filter.room': 'Location',
    'filter.type': 'Exhibition Type',
    'filter.tag': 'Tags',
    'filter.series': 'Series',
    'filter.genre': 'Genre',
    any: 'All',
    showEvents: 'Show events',
    showCount: 'Show {{count}} events',
    showOne: 'Show 1 event',
    count: 'Events found: {{count}}',
    resetFilters: 'Reset filters',
    followCalendar: 'Subscribe in your calendar',
    calendarFile: 'Get as a calendar file',
    close: 'Close',
  },
} satisfies Messages;

/** The filters are also shown in the programme's drawer, whose own texts these are not. */
export function useFilterMessages(): Translate {
  return useMessages('events.filter', filterMessages);
}
