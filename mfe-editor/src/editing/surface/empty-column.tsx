import { css } from '@emotion/react';
import type { Editable } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { Editing } from '../editing.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { insertButton } from '../look.ts';

const hole = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '6rem',
  border: `1px dashed ${editorColours.here}`,
  borderRadius: '.25rem',
  gridColumn: 'wrap',
});

/** Where the first module of a column goes. */
export function EmptyColumn({ editing, container, column }: { editing: Editing; container: Editable; column: number }) {
  const t = useTexts(editing.i18n);
  return (
    <div css={hole} data-editor-tools="" data-drop={`${container.id} ${column} 0`}>
      <button
        type="button"
        css={insertButton}
        onClick={() => editing.pick({ parent: Number(container.id), column, index: 0 })}
      >
        <span aria-hidden="true">+</span> {t('insert')}
      </button>
    </div>
  );
}
