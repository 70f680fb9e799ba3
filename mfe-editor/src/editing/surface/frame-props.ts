import type { Editable } from '@foyer/shared';
import type { StoredFields } from '@foyer/shared/modules';
import type { FocusEvent, HTMLAttributes } from 'react';
import { firstWords, shortened } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { emptyText, kindName, modelName } from './field-label.ts';
import { notNow } from './not-now.ts';

const FRAME = '[data-module], [data-container]';

/** What people call a module: its kind and first words. @param shown as a view has it; by default in the language that is worked in */
export function moduleName({ session, i18n }: Editing, id: number, shown?: Editable): string {
  const row = session.page.instead ? session.page.instead.document[id] : session.row(id);
  if (!row) return '';
  // As it is on show it has the words of one language.
  const words = shown
    ? firstWords({ ...row, fields: { ...row.fields, ...(shown as StoredFields) } }, session.pageLanguage)
    : firstWords(row, session.language);
  return [kindName(i18n, row), row.model === 'container' ? '' : words || pictureWords(session, id)]
    .filter(Boolean)
    .join(': ');
}

/** What a picture shows, where a module has no words of its own. */
function pictureWords({ references, language }: Editing['session'], id: number): string {
  const picture = references[id]?.[language]?.['image_obj'] as { alt?: string } | null | undefined;
  return shortened(picture?.alt ?? '');
}

/** What makes an element the frame of a module: its name, that it can be selected, and that it is. */
export function framePropsOf(editing: Editing, module: Editable): HTMLAttributes<HTMLElement> {
  const { session, languages, i18n } = editing;
  const id = Number(module.id);
  const row = session.row(id);
  if (!row) return {};
  const isSelected = session.selection.has(id);
  const unseen = notNow(editing, row);
  return {
    role: 'group',
    tabIndex: module.model === 'container' ? -1 : 0,
    'aria-label': moduleName(editing, id, module),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target.closest(FRAME) !== event.currentTarget) return;
      session.write(event.currentTarget.closest('[data-beside]') ? languages.other : null);
      session.selection.arriveAt(id);
    },
    ...{
      'data-editable': '',
      'data-kind': modelName(i18n, module.model),
      'data-empty-text': emptyText(i18n, module.model),
    },
    ...(unseen && { 'data-unseen': unseen, 'aria-description': unseen }),
    ...(isSelected && { 'data-selected': '' }),
    // Said here, since the frame is what renders anew with it: the view in it asks what it shows.
    ...(session.selection.isOpen(id) && { 'data-open': '' }),
    ...(session.panels.showsAll && { 'data-shown': '' }),
  };
}
