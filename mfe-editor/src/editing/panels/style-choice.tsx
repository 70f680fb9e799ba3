import { css } from '@emotion/react';
import { styleOptionsOf, wordsOfStyle } from '@foyer/shared/modules';
import { editorColours } from '@foyer/shared/theme';
import type { Editing } from '../editing.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { StylePicture } from './style-picture.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '.5rem',
  '& button': { display: 'grid', gap: '.2rem', padding: '.25rem', borderRadius: '.25rem', alignContent: 'start' },
  '& [aria-pressed=true]': { outline: `2px solid ${editorColours.hereLight}`, outlineOffset: 2 },
});

interface StyleChoiceProps {
  inputId: string;
  editing: Editing;
  id: number;
  label: string;
  value: unknown;
  write: (value: unknown) => void;
}

/** The looks of a module, drawn and named. */
export function StyleChoice({ inputId, editing, id, label, value, write }: StyleChoiceProps) {
  const t = useTexts(editing.i18n);
  const model = editing.session.row(id)?.model ?? '';
  const styles = ['', ...(styleOptionsOf(model) ?? [])];
  const words = wordsOfStyle(typeof value === 'string' ? value : '');
  const chosen = styles.find((style) => style !== '' && words.includes(style)) ?? '';
  return (
    <div id={inputId} css={row} role="group" aria-label={label}>
      {styles.map((style) => (
        <button key={style} type="button" aria-pressed={style === chosen} onClick={() => write(style)}>
          <StylePicture model={model} look={style} />
          <span>{t([`style.${model}.${style}`, `style.${style || 'usual'}`])}</span>
        </button>
      ))}
    </div>
  );
}
