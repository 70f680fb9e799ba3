import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { PresentEditor } from '@foyer/shared/api';
import { useState } from 'react';
import type { Editing } from '../editing.ts';
import { muted } from '../look.ts';
import { calledElsewhere } from '../people.ts';
import { moduleName } from '../surface/frame-props.ts';
import { personColour } from './person-colour.ts';
import { useTexts } from '../texts/interface-texts.ts';

const people = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // On a telephone above the row, which is full.
  '@media (max-width: 47.99em)': {
    position: 'absolute',
    bottom: 'calc(100% + .25rem)',
    right: '.5rem',
    pointerEvents: 'none',
  },
});
const badge = css({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.6rem',
  height: '1.6rem',
  marginInlineStart: '.4rem',
  borderRadius: '50%',
  color: editorColours.onBright,
  fontSize: '.7rem',
  fontWeight: 600,
});
/** Where the bar is narrow the badges say it; the words are heard. */
const words = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 63.99em)': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** Who else is here, and at what. Said when somebody comes, goes or moves, not with every letter that is typed there. */
export const Others = observer(function Others({ editing }: { editing: Editing }) {
  const others = eachOnce(editing.session.presence.others);
  return (
    <span aria-live="polite" css={[people, muted]}>
      {others.length > 0 && (
        <Sentence
          key={others.map(({ username, module }) => `${username} ${module}`).join()}
          editing={editing}
          people={others}
        />
      )}
      {others.map(({ name, username }) => (
        <span key={username} css={[badge, { background: personColour(username) }]} aria-hidden="true">
          {initials(name)}
        </span>
      ))}
    </span>
  );
});

function Sentence({ editing, people }: { editing: Editing; people: readonly PresentEditor[] }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const nameOf = ({ module, ...other }: PresentEditor) => {
    const name = calledElsewhere(editing, other.username, other.name);
    return module !== null && session.structure[module]
      ? t('others.at', { name, module: moduleName(editing, module) })
      : name;
  };
  const [names] = useState(() => people.map(nameOf).join(', '));
  return <span css={words}>{t('others.here', { names })}</span>;
}

/** People with several windows, where they work in one of them. */
function eachOnce(others: readonly PresentEditor[]): PresentEditor[] {
  const known = new Map<string, PresentEditor>();
  for (const other of others)
    if ((known.get(other.username)?.module ?? null) === null) known.set(other.username, other);
  return [...known.values()];
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
