import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { childrenOf, type ModuleDocument } from '@foyer/shared/modules';
import { columnsOf } from '../document/commands.ts';
import { layoutOf } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { insertButton } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

const end = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '7rem',
  margin: '5rem var(--edge) 2rem',
  border: `1px dashed ${editorColours.here}`,
  borderRadius: '.25rem',
});

/** An empty column offers to put the next module into it: then the end of the page is for another row. */
const hasEmptyColumn = (document: ModuleDocument): boolean =>
  Object.values(document).some(
    (row) =>
      row.model === 'container' &&
      [...Array(columnsOf(layoutOf(row))).keys()].some((column) => childrenOf(document, row.id, column).length === 0),
  );

/** The end of the page, where another row can begin. */
export const PageEnd = observer(function PageEnd({ editing }: { editing: Editing }) {
  const t = useTexts(editing.i18n);
  const index = childrenOf(editing.session.structure, null).length;
  return (
    <div css={end} data-editor-tools="" data-drop={`page 0 ${index}`}>
      <button type="button" css={insertButton} onClick={() => editing.pick({ parent: null, column: 0, index })}>
        <span aria-hidden="true">+</span> {t(hasEmptyColumn(editing.session.structure) ? 'row.insert' : 'insert')}
      </button>
    </div>
  );
});
