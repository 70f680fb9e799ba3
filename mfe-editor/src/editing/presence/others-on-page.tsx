import { css, Global, type CSSObject } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { PresentEditor } from '@foyer/shared/api';
import type { Editing } from '../editing.ts';
import { calledElsewhere } from '../people.ts';
import { personColour } from './person-colour.ts';

/** Marks modules at which others are: by their names, in their colours. Nobody is locked out. */
export const OthersOnPage = observer(function OthersOnPage({ editing }: { editing: Editing }) {
  const { presence } = editing.session;
  const at = new Map<number, PresentEditor[]>();
  for (const other of presence.others)
    if (other.module !== null) at.set(other.module, [...(at.get(other.module) ?? []), other]);
  const styles = [...at].map(([id, people]): CSSObject => {
    const colour = personColour(people[0]?.username ?? '');
    const frame = `main :is([data-module="${id}"], [data-container="${id}"])[data-editable]`;
    return {
      [`${frame}:not([data-selected])`]: { outline: `3px solid ${colour}`, outlineOffset: 6, borderRadius: 2 },
      [`${frame}::after`]: {
        content: JSON.stringify(
          [...new Set(people.map(({ username, name }) => calledElsewhere(editing, username, name)))].join(', '),
        ),
        position: 'absolute',
        top: '-1.05rem',
        right: '-.5rem',
        zIndex: 16,
        padding: '.15rem .5rem',
        borderRadius: '.2rem',
        boxShadow: `inset .25rem 0 ${colour}`,
        paddingInlineStart: '.7rem',
        background: editorColours.ground,
        color: editorColours.text,
        font: '600 .75rem/1.2 var(--font-text)',
        letterSpacing: 0,
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
      },
    };
  });
  return styles.length === 0 ? null : <Global styles={styles.map((style) => css(style))} />;
});
