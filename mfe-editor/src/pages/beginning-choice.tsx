import { css } from '@emotion/react';
import type { ContainerLayout } from '@foyer/shared/modules';
import { editorColours } from '@foyer/shared/theme';
import { useId } from 'react';
import { muted } from '../editing/look.ts';
import { ModulePicture } from '../editing/picker/module-picture.tsx';
import { type InterfaceI18n, useTexts } from '../editing/texts/interface-texts.ts';
import { PATTERN_NAMES, type PatternName } from './patterns.ts';

const frame = css({ margin: '0 0 .9rem', padding: 0, border: 0, '& legend': { padding: 0, marginBottom: '.3rem' } });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 44%), 1fr))',
  gap: '.6rem',
});
const tile = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: '.3rem',
  padding: '.5rem',
  borderRadius: '.375rem',
  background: editorColours.raised,
  cursor: 'pointer',
  '& strong': { fontWeight: 600 },
  '& input': {
    position: 'absolute',
    opacity: 0,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    cursor: 'pointer',
  },
  '&:hover': { background: editorColours.chosen },
  '&:has(:checked)': { background: editorColours.chosen, boxShadow: `inset 0 0 0 2px ${editorColours.here}` },
  '&:has(:checked) strong::before': { content: '"✓ "' },
  '&:has(:focus-visible)': { outline: `2px solid ${editorColours.hereLight}`, outlineOffset: 2 },
});

/** What kinds of beginnings there are. `left` is what the browser has of pages that are gone. */
export type BeginningKind = 'left' | 'empty' | 'copy' | PatternName;
const KINDS: readonly BeginningKind[] = ['left', 'empty', ...PATTERN_NAMES, 'copy'];

/** The module that says most about each. */
const PICTURES: Readonly<Record<BeginningKind, { model: string; layout?: ContainerLayout }>> = {
  left: { model: 'text' },
  empty: { model: 'container', layout: '100' },
  information: { model: 'faq' },
  story: { model: 'two_columns' },
  landing: { model: 'hero_media' },
  gallery: { model: 'image_list' },
  registration: { model: 'form' },
  copy: { model: 'viewer' },
};

/** What a new page begins with: each kind with a drawing and words. */
export function BeginningChoice({
  i18n,
  hasLeft,
  value,
  choose,
}: {
  i18n: InterfaceI18n;
  hasLeft: boolean;
  value: BeginningKind;
  choose: (kind: BeginningKind) => void;
}) {
  const t = useTexts(i18n);
  const name = useId();
  return (
    <fieldset css={frame}>
      <legend>{t('newPage.begin')}</legend>
      <div css={grid}>
        {KINDS.filter((kind) => hasLeft || kind !== 'left').map((kind) => (
          <label key={kind} css={tile}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              aria-label={t(`pattern.${kind}`)}
              aria-describedby={`${name}${kind}`}
              onChange={() => choose(kind)}
            />
            <ModulePicture model={PICTURES[kind].model} layout={PICTURES[kind].layout} />
            <strong>{t(`pattern.${kind}`)}</strong>
            <span css={muted} id={`${name}${kind}`}>
              {t(`pattern.${kind}.words`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
