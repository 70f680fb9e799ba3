import { css } from '@emotion/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Resource } from '@foyer/shared/api';
import { looksSame } from '@foyer/shared/records';
import { stack } from '../layout/surfaces.ts';
import { instantText } from '../resources/record-title.ts';
import { fieldOf, useLocale } from '../resources/resources.tsx';
import { FieldValues } from './field-values.tsx';
import { LANGUAGES } from './form-fields.tsx';
import type { DraftOffer } from './use-draft.ts';
import { valueIn } from './value-in.ts';

const list = css({
  border: '1px solid var(--hair)',
  borderRadius: 4,
  '& > div': { padding: '.5rem .75rem' },
  '& > div + div': { borderTop: '1px solid var(--hair)' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

/** Offers what somebody has typed here and not saved, before their window was gone. */
export function DraftDialog({ resource, offer }: { resource: Resource; offer: DraftOffer }) {
  const t = useTranslate();
  const locale = useLocale();
  const { at, before, values } = offer;
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const field = fieldOf(resource, name);
    if (!field) return [];
    return (field.localised ? LANGUAGES : [null])
      .map((language) => ({ field, language, value: valueIn(value, language), other: valueIn(before[name], language) }))
      .filter((change) => !looksSame(change.value, change.other));
  });
  return (
    <Dialog
      open
      onClose={offer.later}
      fullWidth
      maxWidth="sm"
      aria-labelledby="draft-title"
      aria-describedby="draft-text"
    >
      <DialogTitle id="draft-title">{t('foyer.draft.title')}</DialogTitle>
      <DialogContent>
        <div css={stack}>
          <p id="draft-text">{t('foyer.draft.text', { at: instantText(new Date(at).toISOString(), locale) })}</p>
          <FieldValues css={list} values={changes} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={offer.throwAway}>{t('foyer.draft.throw_away')}</Button>
        <Button variant="contained" onClick={offer.take}>
          {t('foyer.draft.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
