import { css } from '@emotion/react';
import { CONTAINER_LAYOUTS, type ContainerLayout } from '@foyer/shared/modules';
import { editorColours } from '@foyer/shared/theme';
import { useId } from 'react';
import { ModulePicture } from '../picker/module-picture.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '.5rem',
  marginBottom: '1rem',
  '& button': { borderRadius: '.25rem', padding: '.35rem' },
  '& [aria-pressed=true]': { outline: `2px solid ${editorColours.hereLight}` },
});

/** The six layouts, drawn. */
export function LayoutChoice({
  label,
  value,
  choose,
}: {
  label: string;
  value: ContainerLayout;
  choose: (layout: ContainerLayout) => void;
}) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{label}</h3>
      <div css={grid} role="group" aria-labelledby={id}>
        {CONTAINER_LAYOUTS.map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={layout === value}
            aria-label={layout.replaceAll('-', ' – ')}
            onClick={() => choose(layout)}
          >
            <ModulePicture model="container" layout={layout} />
          </button>
        ))}
      </div>
    </>
  );
}
