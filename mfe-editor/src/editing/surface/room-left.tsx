import { css } from '@emotion/react';
import { fieldsOfModel, lengthOf } from '@foyer/shared/modules';
import { editorColours } from '@foyer/shared/theme';
import type { Editing } from '../editing.ts';
import { material } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

/** From this share of the room on it is said how much is left. */
const NEARLY_FULL = 0.9;

/** Over the page and not in it: what is written keeps its place. */
const label = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + .25rem)',
  insetInlineEnd: 0,
  zIndex: 2,
  padding: '.15rem .5rem',
  borderRadius: '.25rem',
  pointerEvents: 'none',
  '&[data-over]': { outline: `2px solid ${editorColours.bad}` },
});

/** How many characters a text has that may have so many and no more: once it has nearly as many. */
export function RoomLeft({ editing, model, of, text }: { editing: Editing; model: string; of: string; text: string }) {
  const t = useTexts(editing.i18n);
  const most = fieldsOfModel(model)[of]?.maxLength;
  const count = lengthOf(text);
  if (most === undefined || count < most * NEARLY_FULL) return null;
  const isOver = count > most;
  return (
    <span css={[material, label]} data-over={isOver || undefined}>
      <span aria-hidden="true">{t(isOver ? 'fault.length' : 'characters', { count, most })}</span>
      <span className="visually-hidden" role="status">
        {/* Once, and not at every letter. */}
        {isOver ? t('characters.most', { most }) : ''}
      </span>
    </span>
  );
}
