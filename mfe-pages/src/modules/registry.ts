import { BlogTeaserListModule } from './blog_teaser_list/blog-teaser-list.tsx';
import { EventListModule } from './event_list/event-list.tsx';
import { listOf, modulesOf, type ModuleData } from './fields.ts';
import { FullTeaserModule } from './full_teaser/full-teaser.tsx';
import { HeadlineModule } from './headline/headline.tsx';
import { HeroMediaModule } from './hero_media/hero-media.tsx';
import { ImageModule } from './image/image.tsx';
import { lazyModule, type LazyModule } from './lazy-module.tsx';
import { LinkModule } from './link/link.tsx';
import type { ModuleComponent } from './module.ts';
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

type RareModel = keyof typeof import('./rare.ts');

const RARE_MODELS: readonly RareModel[] = [
  ...(['anchor_list', 'audio', 'audio_selfhosted', 'faq', 'faq_item', 'form', 'highlight_teaser', 'html', 'image_list', 'logo_item', 'logo_list'] as const),
  ...(['section', 'social_media', 'two_columns', 'venue', 'venue_list', 'video', 'video_item', 'video_list', 'video_selfhosted', 'viewer'] as const),
  ...(['old_audio', 'old_container', 'old_faq', 'old_full_teaser', 'old_headline', 'old_image', 'old_image_list', 'old_link'] as const),
  ...(['old_quote', 'old_social_media', 'old_teaser_list', 'old_text', 'old_video_list', 'old_viewer'] as const),
];

const RARE = new Map<string, LazyModule>(RARE_MODELS.map((model) => [model, lazyModule(async () => (await import('./rare.ts'))[model])]));

/** Every model that visitors can see. Its view lives in the folder of its name, or with its nearest relative. */
export const MODELS = [...Object.keys(COMMON), ...RARE_MODELS];

/** The view of a model; null for one that this release does not know. */
export function moduleView(model: string): ModuleComponent | null {
  if (Object.hasOwn(COMMON, model)) return COMMON[model] ?? null;
  return RARE.get(model)?.Component ?? null;
}

/** Fetches the code of all modules of a page that is not there yet, so that the page can be rendered in one go. */
export async function preloadModules(modules: unknown): Promise<void> {
  const rareModules = modelsOf(modulesOf(modules)).map((model) => RARE.get(model)).filter((module) => module !== undefined);
  await Promise.all(rareModules.map((module) => module.preload()));
}

function modelsOf(modules: ModuleData[]): string[] {
  return modules.flatMap((module) => [module.model, ...modelsOf([...modulesOf(module.children), ...listOf(module.columns).flatMap((column) => modulesOf(column.children))])]);
}
