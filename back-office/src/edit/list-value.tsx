import { css } from '@emotion/react';
import { useTranslate } from 'react-admin';
import type { ResourceField } from '@foyer/shared/api';
import { looksSame } from '@foyer/shared/records';
import { entryWords, referenceIn, useEntryTitle } from '../inputs/entry-title.ts';
import { badge, mute, small } from '../layout/surfaces.ts';
import { useLocale } from '../resources/resources.tsx';
import { compareItems, type Item, placed, type PlacedItem } from './compare-items.ts';
import { FieldValues } from './field-values.tsx';
import { LANGUAGES } from './form-fields.tsx';
import { valueIn } from './value-in.ts';

const list = css({ display: 'grid', gap: '.5rem', gridTemplateColumns: 'minmax(0,1fr)' });
const inner = css({ display: 'grid', gap: '.25rem', paddingLeft: '1rem' });

/** What was before is struck through, and this is not: it is no part of the list. */
const notes = css({ display: 'inline-block' });

interface ListValueProps {
  fields: readonly ResourceField[];
  items: readonly Item[];
  /** The list in another version, if it is read beside one: null where that has none. */
  others: readonly Item[] | null | undefined;
}

/** The entries of a list to be read, whole; beside another version only what differs: lists are long. */
export function ListValue({ fields, items, others }: ListValueProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (others === undefined) {
    return (
      <ol css={list}>
        {placed(items).map((each) => (
          <Entry key={each.index} fields={fields} {...each} />
        ))}
      </ol>
    );
  }
  const keyOf = (item: Item) => {
    const reference = referenceIn(fields, item);
    return [entryWords(fields, item, locale), reference && item[reference.name]].filter(Boolean).join(' · ');
  };
  const compared = compareItems(items, others ?? [], keyOf);
  const differing = compared.filter(({ difference }) => difference !== 'none');
  const missing = placed(others ?? []).filter(({ index }) => !compared.some(({ other }) => other?.index === index));
  const same = compared.length - differing.length;
  return (
    <div css={list}>
      {differing.length > 0 && (
        <ol css={list}>
          {differing.map(({ item, index, difference, other }) => (
            <Entry
              key={index}
              fields={fields}
              item={item}
              index={index}
              mark={t(`foyer.difference.${difference}`, { number: (other?.index ?? 0) + 1 })}
              other={other?.item}
            />
          ))}
        </ol>
      )}
      <div>
        <div css={notes}>
          {missing.length > 0 && (
            <>
              {t('foyer.difference.missing')}
              <ul css={inner}>
                {missing.map((each) => (
                  <li key={each.index}>
                    <EntryTitle fields={fields} {...each} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {same > 0 && <p css={[small, mute]}>{t('foyer.difference.same', { smart_count: same })}</p>}
        </div>
      </div>
    </div>
  );
}

interface EntryTitleProps extends PlacedItem {
  fields: readonly ResourceField[];
}

function EntryTitle({ fields, item, index }: EntryTitleProps) {
  return useEntryTitle(fields, item, index);
}

interface EntryProps extends EntryTitleProps {
  /** How it differs from the other version. */
  mark?: string;
  /** What it is there. */
  other?: Item | undefined;
}

/** What an entry is called, and what in it differs from the other version; all of it, where it is in none. */
function Entry({ fields, item, index, mark, other }: EntryProps) {
  const values = fields.flatMap((field) =>
    (field.localised ? LANGUAGES : [null])
      .map((language) => ({
        field,
        language,
        value: valueIn(item[field.name], language),
        other: other && (valueIn(other[field.name], language) ?? null),
      }))
      .filter((each) => !looksSame(orNothing(each.value), orNothing(each.other))),
  );
  return (
    <li>
      <strong>
        <EntryTitle fields={fields} item={item} index={index} />
      </strong>{' '}
      {mark && <span css={badge}>{mark}</span>}
      <FieldValues css={inner} values={values} />
    </li>
  );
}

/** An empty list is nothing to whoever reads it. */
const orNothing = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : value);
