import { editorColours } from './editor-colours.ts';

/** Style of a dialog of the editor's material, for what stands over the page before the editor is there. */
export const editorDialog = {
  margin: 'auto',
  padding: '1.5rem',
  border: `1px solid ${editorColours.edge}`,
  borderRadius: '.5rem',
  background: editorColours.ground,
  color: editorColours.text,
  font: '400 1rem/1.5 var(--font-text)',
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': editorColours.hereLight,
  '&::backdrop': { background: 'rgb(14 16 32 / .7)' },
  h2: { font: '600 1.25rem/1.2 var(--font-text)', letterSpacing: 0, marginBottom: '.75rem' },
} as const;
