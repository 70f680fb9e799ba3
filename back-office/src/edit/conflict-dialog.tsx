import { css } from '@emotion/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '@foyer/shared/api';
import type { Clash } from '@foyer/shared/records';
import { fromTablet } from '../layout/breakpoints.ts';
import { badge, mute, small, stack } from '../layout/surfaces.ts';
import { fieldOf, useLabel } from '../resources/resources.tsx';
import { FieldValue } from './field-value.tsx';
import type { Conflict } from './use-save.ts';

const versions = css({
  display: 'grid',
  gap: '.75rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [fromTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
const version = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '.25rem .625rem',
  alignContent: 'start',
  padding: '.75rem',
  border: '1px solid var(--hair)',
  borderRadius: 4,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: 'var(--violet)', boxShadow: 'inset 0 0 0 1px var(--violet)' },
  '& input': { width: '1.125rem', height: '1.125rem', margin: '.125rem 0 0', accentColor: 'var(--violet)' },
});
const shown = css({
  gridColumn: 2,
  maxHeight: '14rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

interface ConflictDialogProps {
  resource: Resource;
  conflict: Conflict;
  /** @param choices of each clash */
  onSolve: (choices: ('mine' | 'theirs')[]) => void;
  onLater: () => void;
}

/** Somebody else has saved the same record: shows both versions where they differ, and lets choose. */
export function ConflictDialog({ resource, conflict, onSolve, onLater }: ConflictDialogProps) {
  const t = useTranslate();
  const label = useLabel();
  const { clashes, taken } = conflict.merge;
  const [choices, setChoices] = useState<('mine' | 'theirs')[]>(clashes.map(() => 'mine'));
  const nameOf = (field: string) => label(fieldOf(resource, field)?.label ?? { de: field, en: field });
  return (
    <Dialog
      open
      onClose={onLater}
      fullWidth
      maxWidth="md"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict-title">{t('foyer.conflict.title')}</DialogTitle>
      <DialogContent>
        <div css={stack}>
          <p id="conflict-text">{clashes.length > 0 ? t('foyer.conflict.text') : t('foyer.conflict.text_clean')}</p>
          {clashes.map((clash, index) => (
            <fieldset key={`${clash.field} ${clash.language}`}>
              <legend css={css({ fontWeight: 600, marginBottom: '.375rem' })}>
                {nameOf(clash.field)} {clash.language && <span css={badge}>{clash.language.toUpperCase()}</span>}
              </legend>
              <div css={versions}>
                {(['mine', 'theirs'] as const).map((whose) => (
                  <label css={version} key={whose}>
                    <input
                      type="radio"
                      name={`${clash.field}-${clash.language}`}
                      checked={choices[index] === whose}
                      onChange={() => setChoices(choices.map((choice, each) => (each === index ? whose : choice)))}
                    />
                    <span css={[small, mute]}>{t(`foyer.conflict.${whose}`)}</span>
                    <span css={shown}>
                      <ClashValue resource={resource} clash={clash} whose={whose} />
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          {taken.length > 0 && (
            <p css={[small, mute]}>{t('foyer.conflict.merged', { fields: taken.map(nameOf).join(', ') })}</p>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLater}>{t('foyer.conflict.later')}</Button>
        <Button variant="contained" onClick={() => onSolve(choices)}>
          {t('foyer.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ClashValueProps {
  resource: Resource;
  clash: Clash;
  whose: 'mine' | 'theirs';
}

function ClashValue({ resource, clash, whose }: ClashValueProps) {
  const field = fieldOf(resource, clash.field);
  const other = whose === 'mine' ? clash.theirs : clash.mine;
  return field ? <FieldValue field={field} value={clash[whose]} language={clash.language} other={other} /> : null;
}
