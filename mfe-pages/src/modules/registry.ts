import { lazyView, type LazyView } from '@foyer/shared';
import { BlogTeaserListModule } from './blog_teaser_list/blog-teaser-list.tsx';
import { EventListModule } from './event_list/event-list.tsx';
import { modulesOf, textOf, withDescendants, type ModuleData } from './fields.ts';
import { FullTeaserModule } from './full_teaser/full-teaser.tsx';
import { HeadlineModule } from './headline/headline.tsx';
import { HeroMediaModule } from './hero_media/hero-media.tsx';
import { ImageModule } from './image/image.tsx';
import { LinkModule } from './link/link.tsx';
import type { ModuleComponent, ModuleProps } from './module.ts';
import { moduleNote } from './module-notice.tsx';
import { QuoteModule } from './quote/quote.tsx';
import { TeaserItemModule } from './teaser_list/teaser-item.tsx';
import { TeaserListModule } from './teaser_list/teaser-list.tsx';
import { TextModule } from './text/text.tsx';

const COMMON: Readonly<Record<string, ModuleComponent>> = {
  blog_teaser_list: BlogTeaserListModule,
  event_list: EventListModule,
  full_teaser: FullTeaserModule,
  headline: HeadlineModule,
  hero_media: HeroMediaModule,
  image: ImageModule,
  image_item: ImageModule,
  link: LinkModule,
  quote: QuoteModule,
  teaser_item: TeaserItemModule,
  teaser_list: TeaserListModule,
  text: TextModule,
};

const rare = () => import('./rare.ts');

type RareModel = Exclude<keyof typeof import('./rare.ts'), 'ModuleNote' | 'StyledModule' | 'StyleNotice'>;

const RARE_MODELS: readonly RareModel[] = [
  ...([
    'anchor_list',
    'audio',
    'audio_selfhosted',
    'container',
    'faq',
    'faq_item',
    'form',
    'highlight_teaser',
    'html',
    'image_list',
    'logo_item',
    'logo_list',
  ] as const),
  ...([
    'section',
    'social_media',
    'two_columns',
    'venue',
    'venue_list',
    'video',
    'video_item',
    'video_list',
    'video_selfhosted',
    'viewer',
  ] as const),
  ...([
    'old_audio',
    'old_container',
    'old_faq',
    'old_full_teaser',
    'old_headline',
    'old_image',
    'old_image_list',
    'old_link',
  ] as const),
  ...(['old_quote', 'old_social_media', 'old_teaser_list', 'old_text', 'old_video_list', 'old_viewer'] as const),
];

const RARE = new Map<string, LazyView<ModuleProps>>(
  RARE_MODELS.map((model) => [model, lazyView(async () => (await rare())[model])]),
);

/** Every model that visitors can see. Its view lives in the folder of its name, or with its nearest relative. */
export const models = (): string[] => [...Object.keys(COMMON), ...RARE_MODELS];

/** Models with looks to choose from that few pages have: these come with the rare modules. */
const STYLED: ReadonlySet<string> = new Set([
  'headline',
  'image',
  'image_list',
  'logo_list',
  'old_image_list',
  'old_teaser_list',
  'teaser_item',
  'teaser_list',
]);

const styled = lazyView(async () => (await rare()).StyledModule);

/** Tells editors of a look that no module has. */
export const styleNotice = lazyView(async () => (await rare()).StyleNotice);

/** The view of a module; null for a model that this release does not know. */
export function moduleView(module: ModuleData): ModuleComponent | null {
  return isStyled(module) ? styled.View : usualView(module.model);
}

/** The view of a model in its usual look; null for one that this release does not know. */
export function usualView(model: string): ModuleComponent | null {
  if (Object.hasOwn(COMMON, model)) return COMMON[model] ?? null;
  return RARE.get(model)?.View ?? null;
}

/**
 * Fetches the code of these modules that is not there yet, so that they can be rendered in one go; for who is logged in, that of the
 * notes about them, too.
 */
export async function preloadModules(
  modules: readonly ModuleData[],
  { isLoggedIn }: { isLoggedIn: boolean },
): Promise<void> {
  const rareModules = modules
    .flatMap((module) => [RARE.get(module.model), isStyled(module) && styled])
    .filter((module) => !!module);
  const notes = isLoggedIn ? [moduleNote, styleNotice] : [];
  await Promise.all([...rareModules, ...notes].map(({ preload }) => preload()));
}

/** All modules of a page, but the rows that they stand in: only a row within a row is a module. */
export function modulesWithin(modules: unknown): ModuleData[] {
  const outermost = modulesOf(modules);
  return withDescendants(outermost).filter((module) => module.model !== 'container' || !outermost.includes(module));
}

const isStyled = ({ model, extra_class: style }: ModuleData): boolean => STYLED.has(model) && textOf(style) !== '';
