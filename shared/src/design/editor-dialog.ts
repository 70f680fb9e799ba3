/** Style of a dialog of the editor's material, for what stands over the page before the editor is there. */
export const editorDialog = {
  margin: 'auto',
  padding: '1.5rem',
  border: '1px solid #5b6273',
  borderRadius: '.5rem',
  background: '#181a24',
  color: '#e9ecf2',
  font: '400 1rem/1.5 var(--font-text)',
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': '#8fb7ff',
  '&::backdrop': { background: 'rgb(14 16 32 / .7)' },
  h2: { font: '600 1.25rem/1.2 var(--font-text)', letterSpacing: 0, marginBottom: '.75rem' },
} as const;
