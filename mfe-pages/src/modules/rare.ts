/** Modules that few pages have: one chunk of their own, so that the others stay small. */
export { AnchorListModule as anchor_list } from './anchor_list/anchor-list.tsx';
export { FormModule as form } from './form/form.tsx';
export { HtmlModule as html } from './html/html.tsx';
export { ImageListModule as image_list } from './image_list/image-list.tsx';
export { LogoItemModule as logo_item, LogoListModule as logo_list } from './logo_list/logo-list.tsx';
export { AudioFileModule as audio_selfhosted, VideoFileModule as video_selfhosted } from './media/media-file.tsx';
export { TwoColumnsModule as two_columns } from './two_columns/two-columns.tsx';
export { VenueModule as venue } from './venue/venue.tsx';
export { HighlightTeaserModule as highlight_teaser } from './highlight_teaser/highlight-teaser.tsx';
export {
  EmbedModule as audio,
  EmbedModule as social_media,
  EmbedModule as video,
  EmbedModule as video_item,
  EmbedModule as viewer,
} from './embed/embed.tsx';
export {
  EmbedModule as old_audio,
  EmbedModule as old_social_media,
  EmbedModule as old_viewer,
} from './embed/embed.tsx';
export { FaqItemModule as faq_item, FaqModule as faq, FaqModule as old_faq } from './faq/faq.tsx';
export { FullTeaserModule as old_full_teaser } from './full_teaser/full-teaser.tsx';
export { HeadlineModule as old_headline } from './headline/headline.tsx';
export { ImageListModule as old_image_list } from './image_list/image-list.tsx';
export { ListModule as old_video_list, ListModule as venue_list, ListModule as video_list } from './list/list.tsx';
export { NestedContainer as container, NestedContainer as old_container } from '../container/nested-container.tsx';
export { OldImageModule as old_image } from './older/old-image.tsx';
export { OldLinkModule as old_link } from './older/old-link.tsx';
export { QuoteModule as old_quote } from './quote/quote.tsx';
export { TeaserListModule as old_teaser_list } from './teaser_list/teaser-list.tsx';
export { TextModule as old_text } from './text/text.tsx';
export { StyledModule } from './styles/styled-module.tsx';
export { ModuleNote } from './module-note.tsx';
export { StyleNotice } from './styles/style-notice.tsx';
export { SectionModule as section } from './section/section.tsx';
