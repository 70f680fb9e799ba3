import { textOf, type Fields } from './fields.ts';

/** Whether a module with `online_from`/`online_to` is to be seen at an instant. An unreadable bound does not hide it. */
export function isOnline(fields: Fields, now: Date): boolean {
  const from = Date.parse(textOf(fields.online_from));
  const to = Date.parse(textOf(fields.online_to));
  return !(now.getTime() < from) && !(now.getTime() >= to);
}
