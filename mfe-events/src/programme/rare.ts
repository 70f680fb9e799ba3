/** What few programmes show: the looks that a house may choose instead of the usual one, and the words for an empty list. */
export { Nothing } from './nothing.tsx';
export { CardDays as style2 } from '../styles/card-days.tsx';
export { Timetable as style3 } from '../styles/timetable.tsx';
