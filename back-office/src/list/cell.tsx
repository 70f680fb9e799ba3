import { css } from '@emotion/react';
import { useGetManyAggregate, useTranslate } from 'react-admin';
import { formatsOf } from '@foyer/shared';
import type { ResourceField, ResourceRecord } from '@foyer/shared/api';
import { fromWide } from '../layout/breakpoints.ts';
import { pictureOf } from '../media/picture-of.ts';
import { badge, mute } from '../layout/surfaces.ts';
import { languageIn, recordTitle, textIn } from '../resources/record-title.ts';
import { useLabel, useLocale, useResource } from '../resources/resources.tsx';

/** Longer texts are cut in lists, in characters. */
const MAX_TEXT = 140;
/** So many names of several; the others are counted. */
const MAX_NAMES = 3;

const thumbnail = css({ width: '4rem', height: '2.75rem', objectFit: 'cover', background: 'var(--grey)' });
const nowrap = css({ whiteSpace: 'nowrap' });
const nowrapOnWide = css({ [fromWide]: { whiteSpace: 'nowrap' } });

const shortened = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text);
const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const idsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** A value in a list, to be read. */
export function Cell({ field, record }: { field: ResourceField; record: ResourceRecord }) {
  const t = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const value = record[field.name];
  const formats = formatsOf(locale);
  const choice = (each: unknown) => {
    const found = field.choices?.find((known) => known.value === each);
    return found ? label(found.label) : textIn(each, locale);
  };
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'boolean':
      return value === true ? <span>{t('foyer.input.yes')}</span> : <span css={mute}>{t('foyer.input.no')}</span>;
    case 'instant': {
      const at = typeof value === 'string' ? value : '';
      return (
        at && (
          <span css={nowrapOnWide}>
            <span css={nowrap}>{`${formats.weekdayShort(at)} ${formats.dayShort(at)},`}</span> {formats.clock(at)}
          </span>
        )
      );
    }
    case 'day':
      return (
        <span css={nowrap}>{typeof value === 'string' ? formats.dayShort(`${value.slice(0, 10)}T12:00:00Z`) : ''}</span>
      );
    case 'time':
      return <>{textIn(value, locale).slice(0, 5)}</>;
    case 'select':
      return <>{choice(value)}</>;
    case 'multi_select':
      return <>{Array.isArray(value) ? value.map(choice).join(', ') : ''}</>;
    case 'reference':
    case 'references':
      return <Names resource={field.reference ?? ''} ids={idsOf(value)} />;
    case 'picture':
      return <Thumbnail id={idsOf(value)[0]} />;
    case 'html':
      return <span lang={languageIn(value, locale)}>{shortened(withoutTags(textIn(value, locale)))}</span>;
    case 'list':
      return <>{Array.isArray(value) ? value.length : ''}</>;
    case 'json':
      return <code>{shortened(JSON.stringify(value))}</code>;
    case 'number':
    case 'text':
    case 'textarea':
    case 'slug':
    case 'email':
    case 'url':
    case 'link':
    case 'password':
    case 'media_file':
      return (
        <>
          <span lang={languageIn(value, locale)}>{shortened(textIn(value, locale))}</span>
          {field.localised && <MissingLanguage value={value} />}
        </>
      );
  }
}

/** Says in which language a text is missing. */
function MissingLanguage({ value }: { value: unknown }) {
  const t = useTranslate();
  const { de = '', en = '' } = (value ?? {}) as { de?: string; en?: string };
  const missing = de && !en ? 'en' : en && !de ? 'de' : null;
  if (!missing) return null;
  const words = `${t('foyer.input.missing_translation')}: ${t(`foyer.languages.${missing}`)}`;
  return (
    <>
      <span css={[badge, css({ marginLeft: '.5rem', color: 'var(--mute)' })]} title={words} aria-hidden="true">
        {missing.toUpperCase()}?
      </span>
      <span className="visually-hidden">, {words}</span>
    </>
  );
}

/** What records of another resource are called; asked for in one go for the whole list. */
function Names({ resource, ids }: { resource: string; ids: number[] }) {
  const locale = useLocale();
  const described = useResource(resource);
  const { data } = useGetManyAggregate<ResourceRecord>(resource, { ids }, { enabled: ids.length > 0 });
  if (!data) return null;
  const names = data
    .filter(Boolean)
    .map((record) =>
      described ? recordTitle(described, record, locale) : textIn(record.name ?? record.title, locale),
    );
  const more = names.length - MAX_NAMES;
  return <>{names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` +${more}` : '')}</>;
}

function Thumbnail({ id }: { id: number | undefined }) {
  const { data } = useGetManyAggregate<ResourceRecord>(
    'pictures',
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined },
  );
  const picture = data?.[0] ? pictureOf(data[0]) : null;
  return picture ? <img css={thumbnail} src={picture.thumbnail} alt="" loading="lazy" /> : <span css={thumbnail} />;
}
