import type { Locale } from '@foyer/shared';
import { rowsInOrder } from '@foyer/shared/modules';
import { firstWords } from '../editing/document/module-views.ts';
import { input } from '../editing/look.ts';
import type { Orphan } from '../editing/saving/orphans.ts';
import { interfaceFormats } from '../editing/texts/interface-formats.ts';
import { type InterfaceI18n, useTexts } from '../editing/texts/interface-texts.ts';
import { FormField } from './form-field.tsx';

interface LeftChoiceProps {
  i18n: InterfaceI18n;
  orphans: readonly Orphan[];
  value: Orphan;
  locale: Locale;
  choose: (orphan: Orphan) => void;
}

/** What is left of one of the pages that are gone: by when it was written, and its first words. */
export function LeftChoice({ i18n, orphans, value, locale, choose }: LeftChoiceProps) {
  const t = useTexts(i18n);
  const formats = interfaceFormats(i18n);
  const nameOf = ({ at, document }: Orphan) => {
    const words = rowsInOrder(document).map((row) => firstWords(row, locale));
    const written = at === undefined ? '' : new Date(at).toISOString();
    return [written && `${formats.dayShort(written)}, ${formats.time(written)}`, words.find(Boolean)]
      .filter(Boolean)
      .join(': ');
  };
  return (
    <FormField label={t('newPage.left')}>
      {(described) => (
        <select
          {...described}
          css={input}
          value={value.key}
          onChange={(event) => choose(orphans.find(({ key }) => key === event.target.value) ?? value)}
        >
          {orphans.map((orphan) => (
            <option key={orphan.key} value={orphan.key}>
              {nameOf(orphan)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
