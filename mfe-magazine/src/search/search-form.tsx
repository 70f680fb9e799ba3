import { css } from '@emotion/react';
import { Button, from, observer, useHref, useMessages, useSite } from '@foyer/shared';
import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SuggestionList } from './suggestion-list.tsx';
import { searchHref } from './search-href.ts';
import { Suggestions } from './suggestions.ts';

const form = css({ display: 'grid', gap: 'var(--s3)', label: { fontWeight: 600 } });
const row = css({
  display: 'grid',
  gap: 'var(--s3)',
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 'var(--s6)' },
});
const field = css({ position: 'relative' });
const input = css({
  width: '100%',
  padding: '.15em 0',
  border: 0,
  borderBottom: '3px solid var(--ink)',
  borderRadius: 0,
  background: 'transparent',
  color: 'inherit',
  font: '600 var(--step-4)/1.15 var(--font-display)',
  letterSpacing: '-.03em',
  appearance: 'none',
});

/** The field, a plain form without JavaScript; with it a combobox after WAI-ARIA's pattern, whose list the arrows reach. */
export const SearchForm = observer(function SearchForm({ query }: { query: string }) {
  const { navigation, api } = useSite();
  const t = useMessages();
  const href = useHref();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [suggestions] = useState(
    () => new Suggestions((typed) => api.get('/api/search/autocomplete/', { query: typed })),
  );
  useDismissal(suggestions, root);
  // On a slow line it has been typed into before it came alive.
  useLayoutEffect(() => setText((known) => control.current?.value ?? known), []);
  // Another search than the one that was begun here, as by going back; what is typed while that is on its way stays.
  const asked = useRef(query);
  useEffect(() => {
    if (query !== asked.current) setText(query);
    asked.current = query;
  }, [query]);

  const run = (words: string): void => {
    suggestions.close();
    setText(words);
    asked.current = words.trim();
    if (asked.current !== '') void navigation.navigate(searchHref(href, { query: asked.current }));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    run(suggestions.chosen ?? text);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && suggestions.isOpen) suggestions.close();
    else if (event.key === 'ArrowDown') suggestions.move(1);
    else if (event.key === 'ArrowUp') suggestions.move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <form ref={root} css={form} role="search" action={href('search')} onSubmit={submit}>
      <label htmlFor={`${id}q`}>{t('label')}</label>
      <div css={row}>
        <div css={field}>
          <input
            ref={control}
            css={input}
            id={`${id}q`}
            // A combobox may be a text field, not a search field (ARIA in HTML).
            type="text"
            inputMode="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.isOpen}
            aria-controls={`${id}list`}
            aria-activedescendant={suggestions.active < 0 ? undefined : `${id}list-${suggestions.active}`}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              void suggestions.type(target.value);
            }}
            onKeyDown={press}
          />
          <SuggestionList id={`${id}list`} suggestions={suggestions} onChoose={run} />
        </div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  );
});

/** An open list closes when the visitor turns to something else: by pointer, by focus or by scrolling. */
function useDismissal(suggestions: Suggestions, root: RefObject<HTMLElement | null>): void {
  const { isOpen } = suggestions;
  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => suggestions.close();
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    window.addEventListener('scroll', close, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      window.removeEventListener('scroll', close);
    };
  }, [isOpen, suggestions, root]);
}
