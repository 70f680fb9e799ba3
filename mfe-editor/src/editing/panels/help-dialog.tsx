import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';
import type { Editing } from '../editing.ts';
import { button, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Modal } from './modal.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.35rem 1rem',
  margin: '0 0 1rem',
  '& dt': { whiteSpace: 'nowrap' },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '.1rem .35rem',
    border: `1px solid ${editorColours.edge}`,
    borderRadius: '.2rem',
    font: 'inherit',
  },
});

/** The one key whose name is not the same everywhere: a text has it. */
const DELETE = 'key.delete';
const KEYS: readonly (readonly [keys: string, text: string])[] = [
  ['Ctrl+E', 'keys.edit'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Tab', 'keys.next'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.up'],
  ['Alt+↑ / Alt+↓', 'keys.move'],
  ['Alt+← / Alt+→', 'keys.aside'],
  ['Alt+F10', 'keys.tools'],
  ['/', 'keys.insert'],
  ['Shift+↑ / Shift+↓', 'keys.extend'],
  ['Ctrl+D', 'keys.duplicate'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'keys.clipboard'],
  [DELETE, 'keys.remove'],
  ['Ctrl+B, Ctrl+I, Ctrl+K', 'keys.text'],
  ['Ctrl+-', 'keys.hyphen'],
  ['Ctrl+Shift+␣', 'keys.space'],
];

/** All shortcuts. */
export function HelpDialog({ editing }: { editing: Editing }) {
  const t = useTexts(editing.i18n);
  const close = () => {
    editing.session.panels.show({ isHelpOpen: false });
  };
  return (
    <Modal title={t('help')} close={close}>
      <dl css={list}>
        {KEYS.map(([keys, text]) => (
          <div key={text} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys === DELETE ? t(DELETE) : keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" css={[button, outlined]} onClick={close}>
        {t('close')}
      </button>
    </Modal>
  );
}
