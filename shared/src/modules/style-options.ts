/** Grounds that bands stand on. */
const GROUNDS = ['ink', 'violet', 'aurora', 'ember', 'grey'] as const;

/** The looks that an editor can choose from, by model (specification §3). Without one a module has its usual look. */
export const STYLE_OPTIONS = {
  headline: ['large', 'line', 'centred'],
  image: ['narrow', 'framed'],
  link: ['line', 'aurora', 'ember'],
  section: GROUNDS,
  teaser_list: ['even', 'compact'],
  teaser_item: ['loud', 'quiet'],
  full_teaser: GROUNDS,
  image_list: ['even', 'tight'],
  logo_list: ['cells', 'large'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StyledModel = keyof typeof STYLE_OPTIONS;
export type StyleOption<M extends StyledModel> = (typeof STYLE_OPTIONS)[M][number];

/** The looks of a model, those of its successor for an older one; null where there is no choice. */
export function styleOptionsOf(model: string): readonly string[] | null {
  const current = model.replace(/^old_/, '');
  return Object.hasOwn(STYLE_OPTIONS, current) ? STYLE_OPTIONS[current as StyledModel] : null;
}

/** What an editor's style class is made of: `ink`, `bg-violet` and `button--aurora` name their looks alike. */
export function wordsOfStyle(extraClass: string): string[] {
  return extraClass.split(/[\s_-]+/).filter(Boolean);
}
