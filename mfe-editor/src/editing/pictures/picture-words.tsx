import { css } from '@emotion/react';
import { observer, type Locale } from '@foyer/shared';
import { useId } from 'react';
import type { Editing } from '../editing.ts';
import { OtherVersion } from '../../records/other-version.tsx';
import { check, fault as faulty, field, input, muted } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { PICTURE_TEXTS, type PictureForm, type PictureText } from './picture-form.ts';

/** The longest text that the library keeps, in characters. */
const MOST: Record<PictureText, number> = { alt: 1000, credit: 255 };

const group = css({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: '.5rem', fontWeight: 600 },
});
const area = css({ minHeight: '4.5rem', resize: 'vertical' });

interface PictureWordsProps {
  editing: Editing;
  form: PictureForm;
  /** What would be written now would be lost. */
  isDisabled: boolean;
  /** Whether the picture only decorates where it stands; null where nothing asks. */
  decorative: { isOn: boolean; set: (isOn: boolean) => void } | null;
}

/** What is said of a picture, in both languages. */
export const PictureWords = observer(function PictureWords({
  editing,
  form,
  isDisabled,
  decorative,
}: PictureWordsProps) {
  const t = useTexts(editing.i18n);
  const id = useId();
  return (
    <div>
      {PICTURE_TEXTS.map((text) => (
        <fieldset key={text} css={group} disabled={isDisabled}>
          <legend>{t(`picture.${text}`)}</legend>
          {(['de', 'en'] as const).map((language) => (
            <PictureText key={language} editing={editing} form={form} text={text} language={language} />
          ))}
          {text === 'alt' && decorative && (
            <div css={field}>
              <label css={check}>
                <input
                  type="checkbox"
                  checked={decorative.isOn}
                  aria-describedby={`${id}decorative`}
                  onChange={(event) => decorative.set(event.target.checked)}
                />
                {t('picture.decorativeHere')}
              </label>
              <span css={muted} id={`${id}decorative`}>
                {t('help.decorative')}
              </span>
            </div>
          )}
        </fieldset>
      ))}
    </div>
  );
});

interface PictureTextProps {
  editing: Editing;
  form: PictureForm;
  text: PictureText;
  language: Locale;
}

const PictureText = observer(function PictureText({ editing, form, text, language }: PictureTextProps) {
  const t = useTexts(editing.i18n);
  const id = useId();
  const fault = form.faults[`${text}.${language}`];
  const theirs = form.theirs[`${text}.${language}`];
  const shared = {
    id,
    lang: language,
    value: form.values[text][language],
    maxLength: MOST[text],
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}fault` : undefined,
  };
  const write = (words: string) => form.write(text, language, words);
  return (
    <div css={field}>
      <label htmlFor={id}>{t(`language.${language}`)}</label>
      {text === 'alt' ? (
        <textarea {...shared} css={[input, area]} rows={4} onChange={(event) => write(event.target.value)} />
      ) : (
        <input {...shared} css={input} onChange={(event) => write(event.target.value)} />
      )}
      {fault && (
        <span css={faulty} id={`${id}fault`}>
          {fault}
        </span>
      )}
      <OtherVersion i18n={editing.i18n} theirs={theirs} mine={form.values[text][language]} take={write} />
    </div>
  );
});
