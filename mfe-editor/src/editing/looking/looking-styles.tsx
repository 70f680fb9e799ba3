import { Global } from '@emotion/react';
import { observer } from '@foyer/shared';
import type { Editing } from '../editing.ts';
import { ownSizes } from '../languages/language-styles.ts';

/** Gives the page the width that was chosen: rows ask themselves how wide they are, sizes follow. */
export const LookingStyles = observer(function LookingStyles({ editing }: { editing: Editing }) {
  const { width } = editing.looking;
  if (width === null) return null;
  return (
    <Global
      styles={{
        main: {
          width: `min(${width}px, 100%)`,
          margin: '0 auto',
          containerType: 'inline-size',
          boxShadow: '0 0 0 1px var(--hair)',
        },
        'main > *': { '--column-share': '1cqi', ...ownSizes },
      }}
    />
  );
});
