/*
 * What the HTTP contract promises to every client: its calls, and the fields of its answers. The published document may say more, never less.
 */

/** Calls, below `/{lang}/` and below `/`. */
export const PROMISED_CALLS = `
GET pageeditor-api/settings
GET pageeditor-api/nav
GET pageeditor-api/redirect
GET api/opening-hours-today/
GET api/breaking-news/
GET html/404.html
GET html/503.html
POST api/dashboard-error-log/
GET pageeditor-api/user
GET api/user-details/
PATCH api/user-details/
POST api/user-logout/
GET pageeditor-api/page/{path}
GET pageeditor-api/container/by-slug/{slug}
POST pageeditor-api/modules/{model}/
GET pageeditor-api/modules/{model}/{id}/
POST pageeditor-api/modules/{model}/{id}/
PATCH pageeditor-api/modules/{model}/{id}/
DELETE pageeditor-api/modules/{model}/{id}/
POST pageeditor-api/modules/reorder/
POST pageeditor-api/modules/{model}/{id}/move/
POST pageeditor-api/modules/{model}/{id}/duplicate/
GET pageeditor-api/pages/{id}/versions/
POST pageeditor-api/pages/{id}/versions/{vid}/restore/
GET pageeditor-api/pages/{id}/draft/
PUT pageeditor-api/pages/{id}/draft/
DELETE pageeditor-api/pages/{id}/draft/
POST pageeditor-api/pages/{id}/publish/
GET api/events/ room type tag series genre date page page_size
GET api/events/{id}/
GET api/calendar/ date room type tag
GET api/teasers/
GET api/rooms/
GET api/event-tags/
GET api/series/
GET api/genres/
GET api/seasons/
GET api/production-tags/
GET api/exhibition-types/
GET api/productions/ season exhibition_type tag date page
GET api/productions/{id}/
GET api/persons/ category page
GET api/person-categories/
GET api/persons/{id}/
GET api/venues/
GET api/venues/{id}/
GET api/series/{id}/
GET api/articles/ category tag page
GET api/articles/{id}/
GET api/articles-teaser/
GET api/article-categories/
GET api/article-tags/
GET api/search/autocomplete/ query
GET api/search/ query
GET api/search/events/ query page
GET api/search/others/ query category page
GET api/forms/{id}/
POST api/temp-files/
POST api/forms-entries/`;

const IMAGE = 'image_obj image_thumbnails';
const EVENT = `id slug title subtitle preline teaser_text date_start date_end event_type_new status ticket_url price_from price_to currency room venue series genre tags production ${IMAGE} urls access previous_date_start sequence`;
const PRODUCTION = `id slug title subtitle season genre date_from date_to ${IMAGE} urls sticky_event`;
const PERSON = `id slug first_name last_name role category ${IMAGE} urls`;
const ARTICLE = `id slug title preline teaser_text published_at categories tags author ${IMAGE} urls media_type`;

/** Fields that an answer always has, by the name of its schema. */
export const PROMISED_FIELDS: Record<string, string> = {
  Settings:
    'status is_site_online is_shop_online webshop_url html_header html_footer_top html_footer_bottom html_footer_logos design consent_services',
  DesignSettings: 'menu_style event_style basket_link logo_link',
  ConsentServices: 'tracking marketing external_media',
  Nav: 'menu secondary footer',
  NavEntry: 'url menu_name has_tab_navigation children',
  NavLink: 'url menu_name',
  FooterLink: 'title url',
  Redirect: 'old_path new_path',
  OpeningHoursToday: 'opening_hours opening_hours_exceptions',
  OpeningHours: 'time_from time_to',
  Alert: 'id title text link link_title',
  UserSummary: 'email username admin_menus',
  UserDetails:
    'email username first_name last_name is_logged_in admin_menus has_dashboard_online_access login_url logout_url webshop_url',
  Page: 'id content_type object_id title headline slug class urls is_online is_clickable in_menu in_footer is_landing_page meta_title meta_description og_title og_description og_type og_image og_image_thumbnails parent siblings settings_url version modules',
  PageVersion: 'id created_at author label',
  PageReference: 'id title urls parent',
  PageSibling: 'id title urls',
  Container: 'id slug model layout content_type object_id parent columns',
  Image: 'id url alt credit width height focal_x focal_y',
  ImageThumbnails: 'small medium large',
  Thumbnail: 'url width height',
  Event: EVENT,
  EventDetail: `${EVENT} description team modules section_order dates content_notes`,
  EventProduction: 'id slug title sticky_event',
  Teaser: `id name date link preline headline subline link_text ${IMAGE}`,
  Option: 'id name',
  ExhibitionType: 'slug name',
  Production: PRODUCTION,
  ProductionDetail: `${PRODUCTION} description team modules section_order events`,
  Person: PERSON,
  PersonDetail: `${PERSON} biography productions modules`,
  Venue: `id slug name address lat lng description access opening_hours ${IMAGE} urls modules`,
  Address: 'street zip city country',
  SeriesDetail: `id slug name description ${IMAGE} urls events modules`,
  Article: ARTICLE,
  ArticleDetail: `${ARTICLE} modules related`,
  ArticleCategory: 'id name slug',
  ArticleTag: 'id name slug count',
  SearchSummary: 'events others suggestion',
  SearchResult: 'type id title text highlight url image_thumbnails',
  Form: 'id title intro submit_label success_text fields',
  FormField: 'id label slug field_type required visible choices default placeholder_text help_text',
  FieldChoice: 'value label',
};

const WORDS =
  'headline text link quote image faq audio viewer teaser_list video_list social_media full_teaser image_list';

/** Models of modules that pages may have. */
export const PROMISED_MODELS = [
  ...'image headline text link video video_selfhosted video_list video_item audio audio_selfhosted viewer venue venue_list image_list image_item html logo_list logo_item form hero_media section blog_teaser_list two_columns event_list highlight_teaser anchor_list full_teaser teaser_list teaser_item quote faq faq_item social_media'.split(
    ' ',
  ),
  ...[...WORDS.split(' '), 'container'].map((name) => `old_${name}`),
];
