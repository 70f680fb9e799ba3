import { css } from '@emotion/react';
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Locale } from '@foyer/shared';
import type { Resource, ResourceField, ResourceRecord } from '@foyer/shared/api';
import type { Reply } from '../api/http.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import type { FieldProps } from '../inputs/use-field.ts';
import { fromTablet, fromWide } from '../layout/breakpoints.ts';
import { panel } from '../layout/surfaces.ts';
import { CropField } from '../media/crop-field.tsx';
import { FocalField } from '../media/focal-field.tsx';
import { AuditChanges } from '../special/audit-changes.tsx';
import { EntryAnswers } from '../special/entry-answers.tsx';

export const LANGUAGES: readonly Locale[] = ['de', 'en'];
/** Fields that take the width of the texts, though they have one value. */
const WIDE = new Set<ResourceField['kind']>(['html', 'textarea', 'list', 'json']);
/** What shows the main field of records that nobody writes here. */
const READ_ONLY_MAIN: Readonly<Record<string, ComponentType<FieldProps>>> = {
  'form-entries': EntryAnswers,
  audit: AuditChanges,
};
/** Fields that a picture shows, and that are not to be read as values. */
const PICTURE_FIELDS = new Set(['focal_x', 'focal_y', 'thumbnails', 'crop']);

const both = css({ display: 'grid', gap: '1rem', alignItems: 'start', gridTemplateColumns: 'minmax(0,1fr)' });
const withFacts = css({ [fromWide]: { gridTemplateColumns: 'minmax(0,1fr) 22rem' } });
const texts = css({ display: 'grid', gap: '1.25rem', gridTemplateColumns: 'minmax(0,1fr)' });
/** German on the left, English on the right; on small screens the one that is chosen. */
const pair = css({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [fromTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
const hiddenOnSmall = css({ '@media not all and (min-width:44rem)': { display: 'none' } });
const facts = css({ display: 'grid', gap: '1.125rem', gridTemplateColumns: 'minmax(0,1fr)' });
const spread = css({ [fromTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } });
const aside = css({
  [fromTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [fromWide]: { gridTemplateColumns: 'minmax(0,1fr)' },
});
const tabs = css({
  display: 'flex',
  gap: '.25rem',
  borderBottom: '1px solid var(--hair)',
  marginBottom: '1rem',
  [fromTablet]: { display: 'none' },
  '& button': {
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'none',
    padding: '.625rem .75rem',
    fontWeight: 600,
    minHeight: '2.75rem',
    cursor: 'pointer',
    color: 'var(--mute)',
  },
  '& button[aria-pressed=true]': { borderBottomColor: 'var(--violet)', color: 'var(--ink)' },
});

interface FormFieldsProps {
  resource: Resource;
  /** Something of the record has been saved by itself: this is what it is now. */
  onWritten: (version: Reply<ResourceRecord>) => void;
}

/** All fields of a resource: texts in both languages beside each other, facts beside them, in the order of the description. */
export function FormFields({ resource, onWritten }: FormFieldsProps) {
  const isPicture = resource.name === 'pictures';
  const ReadOnlyMain = READ_ONLY_MAIN[resource.name];
  const fields = useMemo(() => {
    const isLocked = !resource.operations.edit && !resource.operations.create;
    const all = isLocked ? resource.fields.map((field) => ({ ...field, read_only: true })) : resource.fields;
    return isPicture ? all.filter(({ name }) => !PICTURE_FIELDS.has(name)) : all;
  }, [resource, isPicture]);
  const main = fields.filter(({ localised, kind }) => localised || WIDE.has(kind));
  const side = fields.filter((field) => !main.includes(field));
  const [shown, setShown] = useState<Locale>('de');
  const hasTexts = main.length > 0 || isPicture;
  return (
    <div css={[both, hasTexts && side.length > 0 && withFacts]}>
      {hasTexts && (
        <div css={panel}>
          {main.some(({ localised }) => localised) && <LanguageTabs shown={shown} onShow={setShown} />}
          <div css={texts}>
            {isPicture && <FocalField />}
            {isPicture && <CropField onWritten={onWritten} />}
            {main.map((field) =>
              ReadOnlyMain ? (
                <ReadOnlyMain key={field.name} field={field} source={field.name} />
              ) : (
                <MainField key={field.name} field={field} shown={shown} />
              ),
            )}
          </div>
        </div>
      )}
      {side.length > 0 && (
        <div css={[panel, facts, hasTexts ? aside : spread]}>
          {side.map((field) => (
            <FieldInput key={field.name} field={field} source={field.name} />
          ))}
        </div>
      )}
    </div>
  );
}

function MainField({ field, shown }: { field: ResourceField; shown: Locale }) {
  if (!field.localised) return <FieldInput field={field} source={field.name} />;
  return (
    <div css={pair}>
      {LANGUAGES.map((language) => (
        <div key={language} css={language === shown ? undefined : hiddenOnSmall} data-language={language}>
          <FieldInput field={field} source={`${field.name}.${language}`} language={language} />
        </div>
      ))}
    </div>
  );
}

/** Small screens show one language; where only the other one has complaints, that one comes. */
function LanguageTabs({ shown, onShow }: { shown: Locale; onShow: (language: Locale) => void }) {
  const t = useTranslate();
  const { errors, submitCount } = useFormState();
  const faulty = (language: Locale) => Object.values(errors).filter((error) => error && language in error).length;
  const [de, en] = [faulty('de'), faulty('en')];
  useLayoutEffect(() => {
    if (submitCount === 0 || de === en || (de > 0 && en > 0)) return;
    onShow(de > 0 ? 'de' : 'en');
  }, [submitCount, de, en, onShow]);
  return (
    <div css={tabs} role="group" aria-label={t('foyer.app.language')}>
      {LANGUAGES.map((language) => (
        <button key={language} type="button" aria-pressed={shown === language} onClick={() => onShow(language)}>
          {t(`foyer.languages.${language}`)}
          {faulty(language) > 0 && ` (${faulty(language)})`}
        </button>
      ))}
    </div>
  );
}
