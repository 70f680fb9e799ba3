import { mergedForMine } from '@foyer/shared/modules';
import { setField } from '../document/commands.ts';
import { textIn } from '../document/module-views.ts';
import type { EditingSession } from '../editing-session.ts';
import type { HtmlField } from './html-dialog.tsx';

/**
 * Writes a text as one step. What others have written in it meanwhile stays, but for what has been changed here, too.
 * @param begun the text that somebody began with
 */
export function takeOver(session: EditingSession, { id, of, language }: HtmlField, begun: string, html: string): void {
  const row = session.row(id);
  if (!row) return;
  const path = `${of}.${language}`;
  const withText = (text: string) => setField(session.document, row.id, path, text);
  const both = mergedForMine(withText(begun), withText(html), session.document);
  session.set(row.id, path, textIn(both[row.id], of, language));
}
