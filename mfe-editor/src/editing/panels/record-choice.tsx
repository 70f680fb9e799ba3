import { useSite } from '@foyer/shared';
import type { FieldDeclaration, RecordKind } from '@foyer/shared/modules';
import { useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { input } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

interface Option {
  id: number;
  name: string;
}

/** Kinds of which there are so few that they are listed, and where. */
type ListedKind = 'event-tag' | 'article-category';
const PATHS = {
  'event-tag': '/api/event-tags/',
  'article-category': '/api/article-categories/',
} as const;

const isListed = (kind: RecordKind | undefined): kind is ListedKind => kind !== undefined && kind in PATHS;

/** Reads the names of what there is to choose from; in the language of the page. */
function useOptions(kind: ListedKind | undefined): readonly Option[] {
  const { api, navigation } = useSite();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const { locale } = navigation;
  useEffect(() => {
    let isGone = false;
    if (!kind) return undefined;
    void api
      .get(PATHS[kind])
      .then((found) => !isGone && setOptions(found))
      .catch((error: unknown) => console.error('The choices could not be read', error));
    return () => {
      isGone = true;
    };
  }, [api, kind, locale]);
  return options;
}

interface RecordChoiceProps {
  inputId: string;
  editing: Editing;
  field: FieldDeclaration;
  value: unknown;
  write: (value: unknown) => void;
}

/** One of a kind, or several of them. */
export function RecordChoice({ inputId, editing, field, value, write }: RecordChoiceProps) {
  const t = useTexts(editing.i18n);
  const options = useOptions(isListed(field.of) ? field.of : undefined);
  if (field.kind === 'records') {
    const chosen = Array.isArray(value) ? value.map(String) : [];
    return (
      <select
        id={inputId}
        css={input}
        multiple
        size={Math.min(8, Math.max(3, options.length))}
        value={chosen}
        onChange={(event) => write([...event.target.selectedOptions].map((option) => Number(option.value)))}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  return (
    <select
      id={inputId}
      css={input}
      value={typeof value === 'number' ? value : ''}
      onChange={(event) => write(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{t('choose')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
