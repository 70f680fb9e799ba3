/**
 * The colours of the editor's material: dark, and of another family than the house's, so that nobody takes a control for content.
 * Blue belongs to it alone and means "here".
 */
export const editorColours = {
  ground: '#181a24',
  /** Above the ground: the second row of the bar, menus. */
  raised: '#22252f',
  /** Below it: what is typed into. */
  sunken: '#0f1118',
  /** Under the pointer, and pressed. */
  pressed: '#3a3f4e',
  /** A choice under the pointer, and made. */
  chosen: '#2d3140',
  /** Of a list: what is looked at. */
  current: '#244a8f',
  /** Between parts. */
  line: '#343845',
  /** Around controls. */
  edge: '#5b6273',
  text: '#e9ecf2',
  quiet: '#a9b1c1',
  disabled: '#7b8496',
  here: '#3d82ff',
  hereHover: '#6ba0ff',
  onHere: '#06122b',
  /** Of thin things: focus, links, what is chosen among drawings. */
  hereLight: '#8fb7ff',
  /** What goes public, and what is saved. */
  good: '#12d19a',
  goodHover: '#5fe3bb',
  goodDisabled: '#1d6b56',
  /** Words on what is bright, and lines around it. */
  onBright: '#0e1020',
  warning: '#ffc46b',
  bad: '#ff8a6b',
  /** Words about what is wrong. */
  badText: '#ffb59f',
  badGround: '#7a2a1a',
} as const;
