import { css } from '@emotion/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '@foyer/shared';
import type { ResourceRecord } from '@foyer/shared/api';
import type { PickedLink } from '@foyer/shared/popups';
import { control } from '../inputs/looks.ts';
import { stack } from '../layout/surfaces.ts';
import { recordTitle } from '../resources/record-title.ts';
import { useLabel, useLocale, useResources } from '../resources/resources.tsx';
import { RecordFinder } from './record-finder.tsx';

/** An address that may be typed: with a scheme that links may have, of the site, or a place on the page. */
const ADDRESS = /^(https?:\/\/\S+\.\S+|mailto:\S+@\S+|tel:[+\d][\d\s-]*|\/\S*|#\S+)$/;

interface LinkFinderProps {
  /** Language of the text that the link stands in. */
  language?: Locale;
  start?: string;
  onPick: (link: PickedLink) => void;
}

/** Everything of the site that has an address, by kinds; or an address elsewhere. */
export function LinkFinder({ language, start = '', onPick }: LinkFinderProps) {
  const t = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const id = useId();
  const linked = useResources().filter(({ site_url }) => site_url);
  const [chosen, setChosen] = useState('pages');
  const [address, setAddress] = useState(start);
  const kind = linked.find(({ name }) => name === chosen) ?? linked[0];
  const inLanguage = language ?? locale;
  const typed = address.trim();
  const isAddress = ADDRESS.test(typed);
  const set = () => onPick({ url: typed, title: typed });
  const urlOf = (record: ResourceRecord) => {
    const { de, en } = (record.urls ?? {}) as Partial<Record<Locale, string>>;
    return (inLanguage === 'de' ? de : en) ?? de ?? '';
  };
  return (
    <div css={stack}>
      <div>
        <label htmlFor={`${id}-address`}>{t('foyer.rich.address')}</label>
        <div css={css({ display: 'flex', gap: '.5rem' })}>
          <input
            css={[control, css({ minWidth: 0 })]}
            id={`${id}-address`}
            value={address}
            placeholder="https://"
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (isAddress) set();
            }}
            spellCheck={false}
          />
          <Button css={css({ flex: 'none' })} variant="outlined" disabled={!isAddress} onClick={set}>
            {t('foyer.rich.set')}
          </Button>
        </div>
      </div>
      {kind && (
        <>
          <div>
            <label htmlFor={`${id}-kind`}>{t('foyer.popup.kind')}</label>
            <select
              css={control}
              id={`${id}-kind`}
              value={kind.name}
              onChange={({ target }) => setChosen(target.value)}
            >
              {linked.map((resource) => (
                <option key={resource.name} value={resource.name}>
                  {label(resource.label)}
                </option>
              ))}
            </select>
          </div>
          <RecordFinder
            key={kind.name}
            resource={kind}
            detail={urlOf}
            onPick={(record) => onPick({ url: urlOf(record), title: recordTitle(kind, record, inLanguage) })}
          />
        </>
      )}
    </div>
  );
}

/** The finder over a form. */
export function LinkFinderDialog({ onClose, ...finder }: LinkFinderProps & { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-finder-title">
      <DialogTitle id="link-finder-title">{t('foyer.popup.link-finder')}</DialogTitle>
      <DialogContent>
        <LinkFinder {...finder} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
