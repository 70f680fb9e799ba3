import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { moduleChanges } from '@foyer/shared/modules';
import { useState } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import { textIn } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { button, touch } from '../look.ts';
import { Words } from '../publishing/words.tsx';
import { focusField } from '../surface/focus.ts';
import { useTexts } from '../texts/interface-texts.ts';
import type { Lag } from './languages-store.ts';

const mark = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 .35rem',
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 0 .35rem',
  padding: '.1rem .25rem .1rem .6rem',
  borderRadius: '.25rem',
  background: '#7a4300',
  color: '#fff',
  font: '600 .75rem/1.3 var(--font-text)',
  letterSpacing: 0,
  textTransform: 'none',
  textAlign: 'start',
  '& button': {
    minHeight: '1.5rem',
    [touch]: { minHeight: '2.75rem' },
    color: '#fff',
    font: '600 .75rem/1.3 var(--font-text)',
    textDecoration: 'underline',
    '&:hover': { background: '#5c3200' },
  },
  '--focus': '#fff',
});
const changed = css({ width: '100%', padding: '.35rem 0', fontWeight: 500 });

interface LanguageMarkProps {
  editing: Editing;
  id: number;
  of: string;
  language: ContentLanguage;
}

/** Says at a text that the other language has one and this has none, or an older one; and mends it. */
export const LanguageMark = observer(function LanguageMark(props: LanguageMarkProps) {
  const { editing, id, of, language } = props;
  const lag = editing.languages.lagOf(editing.checks, id, of, language);
  return lag && <Mark {...props} lag={lag} />;
});

const Mark = observer(function Mark({ editing, id, of, language, lag }: LanguageMarkProps & { lag: Lag }) {
  const { session, checks, i18n } = editing;
  const t = useTexts(i18n);
  const [isShown, setShown] = useState(false);
  const { isMissing, from, finding } = lag;
  return (
    <span css={mark} data-editor-tools="" contentEditable={false} data-language-mark="">
      {t(`languages.${isMissing ? 'missing' : 'older'}.${from}`)}
      {!isMissing && (
        <button type="button" css={button} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('languages.difference')}
        </button>
      )}
      <button
        type="button"
        css={button}
        onClick={() => {
          session.set(id, `${of}.${language}`, textIn(session.document[id], of, from));
          focusField(session, id, of);
        }}
      >
        {t(`languages.take.${from}`)}
      </button>
      {!isMissing && (
        <button
          type="button"
          css={button}
          onClick={() => {
            checks.repair(finding);
            focusField(session, id, of);
          }}
        >
          {t('repair.fits')}
        </button>
      )}
      {isShown && (
        <span css={changed} lang={from}>
          <Words
            runs={
              moduleChanges(session.live, session.document)
                .find(({ row }) => row.id === id)
                ?.fields.find(({ field, language: its }) => field === of && its === from)?.runs ?? []
            }
          />
        </span>
      )}
    </span>
  );
});
