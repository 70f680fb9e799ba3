import { css } from '@emotion/react';
import { Button, useHref, useMessages, useSite } from '@foyer/shared';
import { useId, type SubmitEvent } from 'react';
import { searchHref } from '../search/search-href.ts';

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 'var(--s2) var(--s4)',
  alignItems: 'end',
  label: { gridColumn: '1 / -1', fontWeight: 600 },
});
const input = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: '.3rem 0',
  border: 0,
  borderBottom: '2px solid var(--ink)',
  borderRadius: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
});

/** Starts a search within the articles: a form that browsers can send by themselves. */
export function SearchStart() {
  const t = useMessages();
  const href = useHref();
  const { navigation } = useSite();
  const id = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string' && query.trim())
      void navigation.navigate(searchHref(href, { query: query.trim(), category: 'articles' }));
  };
  return (
    <form css={form} role="search" action={href('search', { category: 'articles' })} onSubmit={onSubmit}>
      <label htmlFor={id}>{t('searchLabel')}</label>
      <input css={input} id={id} name="q" type="search" maxLength={200} required enterKeyHint="search" />
      <Button type="submit" kind="line" size="s">
        {t('search')}
      </Button>
    </form>
  );
}
