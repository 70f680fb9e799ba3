/** Modules that few pages have: one chunk of their own, so that the others stay small. */
export { AnchorListModule as anchor_list } from './anchor_list/anchor-list.tsx';
export { EmbedModule as audio, EmbedModule as social_media, EmbedModule as video, EmbedModule as video_item, EmbedModule as viewer } from './embed/embed.tsx';
export { FormModule as form } from './form/form.tsx';
export { HtmlModule as html } from './html/html.tsx';
export { ImageListModule as image_list } from './image_list/image-list.tsx';
export { LogoItemModule as logo_item, LogoListModule as logo_list } from './logo_list/logo-list.tsx';
export { AudioFileModule as audio_selfhosted, VideoFileModule as video_selfhosted } from './media/media-file.tsx';
export { TwoColumnsModule as two_columns } from './two_columns/two-columns.tsx';
export { VenueModule as venue } from './venue/venue.tsx';
