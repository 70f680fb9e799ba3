import { css } from '@emotion/react';
import { styleOptionsOf, wordsOfStyle } from '@foyer/shared/modules';
import type { Editing } from '../editing.ts';
import { muted } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

/** Those that are a colour; the others are shown by their names. */
const COLOURS: Readonly<Record<string, string>> = {
  ink: '#0e1020',
  violet: '#4a2bf0',
  aurora: '#12d19a',
  ember: '#ff5b35',
  grey: '#dbe2e8',
};
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '.5rem',
  '& button': { minHeight: '2.25rem', borderRadius: '.25rem', border: '1px solid #5b6273' },
  '& [aria-pressed=true]': { outline: '2px solid #8fb7ff', outlineOffset: 2 },
});

interface StyleChoiceProps {
  inputId: string;
  editing: Editing;
  id: number;
  label: string;
  value: unknown;
  write: (value: unknown) => void;
}

/** The looks of a module: fields of colour, or words. */
export function StyleChoice({ inputId, editing, id, label, value, write }: StyleChoiceProps) {
  const t = useTexts(editing.i18n);
  const styles = ['', ...(styleOptionsOf(editing.session.row(id)?.model ?? '') ?? [])];
  const words = wordsOfStyle(typeof value === 'string' ? value : '');
  const chosen = styles.find((style) => style !== '' && words.includes(style)) ?? '';
  return (
    <>
      <div id={inputId} css={row} role="group" aria-label={label}>
        {styles.map((style) => (
          <button
            key={style}
            type="button"
            aria-pressed={style === chosen}
            aria-label={t(`style.${style || 'usual'}`)}
            title={t(`style.${style || 'usual'}`)}
            style={{ background: COLOURS[style] }}
            onClick={() => write(style)}
          >
            {!COLOURS[style] && t(`style.${style || 'usual'}`)}
          </button>
        ))}
      </div>
      <span css={muted}>{t(`style.${chosen || 'usual'}`)}</span>
    </>
  );
}
