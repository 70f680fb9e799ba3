import { BlogTeaserListModule } from './blog_teaser_list/blog-teaser-list.tsx';
import { EventListModule } from './event_list/event-list.tsx';
import { FaqItemModule, FaqModule } from './faq/faq.tsx';
import { listOf, modulesOf, type ModuleData } from './fields.ts';
import { FullTeaserModule } from './full_teaser/full-teaser.tsx';
import { HeadlineModule } from './headline/headline.tsx';
import { HeroMediaModule } from './hero_media/hero-media.tsx';
import { ImageModule } from './image/image.tsx';
import { lazyModule, type LazyModule } from './lazy-module.tsx';
import { LinkModule } from './link/link.tsx';
import { ListModule } from './list/list.tsx';
import type { ModuleComponent } from './module.ts';
import { QuoteModule } from './quote/quote.tsx';
import { SectionModule } from './section/section.tsx';
import { TeaserItemModule } from './teaser_list/teaser-item.tsx';
import { TeaserListModule } from './teaser_list/teaser-list.tsx';
import { TextModule } from './text/text.tsx';

const COMMON: Readonly<Record<string, ModuleComponent>> = {
  blog_teaser_list: BlogTeaserListModule,
  event_list: EventListModule,
  faq: FaqModule,
  faq_item: FaqItemModule,
  full_teaser: FullTeaserModule,
  headline: HeadlineModule,
  hero_media: HeroMediaModule,
  image: ImageModule,
  image_item: ImageModule,
  link: LinkModule,
  quote: QuoteModule,
  section: SectionModule,
  teaser_item: TeaserItemModule,
  teaser_list: TeaserListModule,
  text: TextModule,
  venue_list: ListModule,
  video_list: ListModule,
};

type RareModel = keyof typeof import('./rare.ts');

const rare = (model: RareModel) => lazyModule(async () => (await import('./rare.ts'))[model]);

const RARE: Readonly<Record<RareModel, LazyModule>> = {
  anchor_list: rare('anchor_list'),
  audio: rare('audio'),
  audio_selfhosted: rare('audio_selfhosted'),
  form: rare('form'),
  html: rare('html'),
  image_list: rare('image_list'),
  logo_item: rare('logo_item'),
  logo_list: rare('logo_list'),
  social_media: rare('social_media'),
  two_columns: rare('two_columns'),
  venue: rare('venue'),
  video: rare('video'),
  video_item: rare('video_item'),
  video_selfhosted: rare('video_selfhosted'),
  viewer: rare('viewer'),
};

/** Every model that visitors can see. Its view lives in the folder of its name, or with its nearest relative. */
export const MODELS = [...Object.keys(COMMON), ...Object.keys(RARE)];

/** The view of a model; null for one that this release does not know. */
export function moduleView(model: string): ModuleComponent | null {
  if (Object.hasOwn(COMMON, model)) return COMMON[model] ?? null;
  return rareModule(model)?.Component ?? null;
}

/** Fetches the code of all modules of a page that is not there yet, so that the page can be rendered in one go. */
export async function preloadModules(modules: unknown): Promise<void> {
  const rareModules = modelsOf(modulesOf(modules)).map(rareModule).filter((module) => module !== null);
  await Promise.all(rareModules.map((module) => module.preload()));
}

function rareModule(model: string): LazyModule | null {
  return Object.hasOwn(RARE, model) ? RARE[model as RareModel] : null;
}

function modelsOf(modules: ModuleData[]): string[] {
  return modules.flatMap((module) => [module.model, ...modelsOf([...modulesOf(module.children), ...listOf(module.columns).flatMap((column) => modulesOf(column.children))])]);
}
