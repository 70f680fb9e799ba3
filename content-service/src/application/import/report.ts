import type { ImportReport } from './plan.ts';

const MAX_SHOWN = 100;

const shown = (text: string): string => JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** What an import did, or would do, for people at a terminal. */
export function linesOf({ created, changed, left, notes }: ImportReport, isDryRun: boolean): string[] {
  return [
    ...(isDryRun ? ['This is what would be done; nothing was changed.'] : []),
    `${isDryRun ? 'To create' : 'Created'}: ${created.length}`,
    ...created.map(({ start, title }) => `  + ${start} ${title}`),
    `${isDryRun ? 'To change' : 'Changed'}: ${changed.length}`,
    ...changed.flatMap(({ id, start, title, fields }) => [
      `  ~ ${start} ${title} (event ${id})`,
      ...fields.map(({ name, before, after }) => `      ${name}: ${shown(before)} -> ${shown(after)}`),
    ]),
    `Left as they are: ${left}`,
    ...notes.map((note) => `Note: ${note}.`),
  ];
}
