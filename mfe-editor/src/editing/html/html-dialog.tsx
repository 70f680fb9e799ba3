import { css } from '@emotion/react';
import { observer, RichText } from '@foyer/shared';
import type { WrittenHtml } from '@foyer/shared/api';
import { fieldsOfModel } from '@foyer/shared/modules';
import { useEffect, useId, useState } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { actions, button, input, loud, muted, outlined } from '../look.ts';
import { Modal } from '../panels/modal.tsx';
import { fieldLabel } from '../surface/field-label.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { takeOver } from './take-over.ts';

/** The preview follows once no other letter has come for so long, in milliseconds. */
const PAUSE_MS = 250;

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '1rem',
  '@media (max-width: 47.99em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& label, & h3': { display: 'block', margin: '0 0 .35rem', font: '500 .8125rem/1.35 var(--font-text)' },
});
const code = css({
  minHeight: 'min(26rem, 50dvh)',
  height: '100%',
  resize: 'vertical',
  fontFamily: 'var(--font-mono, ui-monospace, monospace)',
  tabSize: 2,
  '@media (max-width: 47.99em)': { minHeight: '10rem' },
});
const column = css({ display: 'grid', gridTemplateRows: 'auto 1fr' });
/** The page's own ground and letters. */
const page = css({
  padding: '1rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  borderRadius: '.25rem',
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: '400 1rem/1.5 var(--font-text)',
  colorScheme: 'light',
  '& h2, & h3, & h4': { font: 'revert', fontFamily: 'var(--font-display)' },
});
const apart = css({ marginTop: '1rem' });

/** What is written as HTML: a field of a module in one language. */
export interface HtmlField {
  id: number;
  of: string;
  language: ContentLanguage;
}

/** What the service would keep of HTML; null as long as it is not known. */
function useKept({ session }: Editing, html: string): string | null {
  const [kept, setKept] = useState<string | null>(null);
  const { api } = session.site;
  useEffect(() => {
    let isGone = false;
    const ask = () =>
      api.send<WrittenHtml>('POST', '/{locale}/pageeditor-api/html/', { html }).then(
        (answer) => !isGone && setKept(answer.html),
        () => !isGone && setKept(null),
      );
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, html]);
  return kept;
}

/** HTML beside what will be kept and seen of it. What is taken over is one step of undo. */
export const HtmlDialog = observer(function HtmlDialog({ editing, field }: { editing: Editing; field: HtmlField }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const id = useId();
  const { of, language } = field;
  const row = session.row(field.id);
  const [begun] = useState(() => session.text(field.id, of, language));
  const [html, setHtml] = useState(begun);
  const kept = useKept(editing, html);
  const close = () => session.panels.show({ html: null });
  if (!row) return null;
  const name = fieldLabel(i18n, row.model, of);
  const apply = () => {
    if (of in fieldsOfModel(row.model)) takeOver(session, field, begun, html);
    close();
  };
  return (
    <Modal title={t('text.asHtml', { name })} close={close} isWide unsaved={html !== begun && i18n}>
      <div css={sides}>
        <div css={column}>
          <label htmlFor={id}>HTML</label>
          <textarea
            id={id}
            css={[input, code]}
            value={html}
            spellCheck={false}
            onChange={(event) => setHtml(event.target.value)}
          />
        </div>
        <div css={column}>
          <h3 id={`${id}preview`}>{t('html.preview')}</h3>
          <div css={page} role="region" aria-labelledby={`${id}preview`}>
            <RichText html={kept ?? ''} />
          </div>
        </div>
      </div>
      <p css={muted} role="status">
        {kept === null ? t('html.waiting') : kept === html ? t('html.whole') : t('html.cleaned')}
      </p>
      <div css={[actions, apart]}>
        <button type="button" css={[button, loud]} onClick={apply}>
          {t('apply')}
        </button>
        <button type="button" css={[button, outlined]} onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </Modal>
  );
});
