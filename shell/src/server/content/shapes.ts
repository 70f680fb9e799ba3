import { FoyerError, type LayoutState } from '@foyer/shared';
import {
  AlertSchema,
  NavSchema,
  OpeningHoursTodaySchema,
  RedirectSchema,
  SettingsSchema,
  UserDetailsSchema,
  type Redirect,
  type Settings,
  type UserDetails,
} from '@foyer/shared/api';
import { askedPath } from '@foyer/shared/http-server';
import Type, { type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** What a content service may leave out of its settings. */
const SETTINGS_DEFAULTS: Omit<Settings, 'is_site_online'> = {
  status: 'ok',
  is_shop_online: false,
  webshop_url: '',
  html_header: { code: '' },
  html_footer_top: { code: '' },
  html_footer_bottom: { code: '' },
  html_footer_logos: { code: '' },
  design: { menu_style: 'style1', event_style: 'style1', basket_link: '/', logo_link: '/' },
  consent_services: { tracking: [], marketing: [], external_media: [] },
  embed_hosts: {},
};

/** Reads JSON of a known shape. @throws FoyerError FOYER-210 naming what is not as it should be. */
function reader<S extends TSchema>(what: string, schema: S, complete: (value: unknown) => unknown = (value) => value) {
  return (text: string): Static<S> => {
    let value: unknown;
    try {
      value = complete(JSON.parse(text));
    } catch (cause) {
      throw new FoyerError('FOYER-210', `the content service's ${what} are no JSON`, { cause });
    }
    if (!Check(schema, value))
      throw new FoyerError('FOYER-210', `the content service's ${what} are not as the HTTP contract says`);
    return value;
  };
}

const withDefaults = (value: unknown) =>
  typeof value === 'object' && value !== null ? { ...SETTINGS_DEFAULTS, ...value } : value;

/** The settings, with what a content service may leave out. @throws FoyerError FOYER-210 */
export const readSettings: (text: string) => Settings = reader('settings', SettingsSchema, withDefaults);
/** The menus in one language. @throws FoyerError FOYER-210 */
export const readNav: (text: string) => LayoutState['nav'] = reader('navigation', NavSchema);
/** Today's opening hours. @throws FoyerError FOYER-210 */
export const readOpeningHours: (text: string) => NonNullable<LayoutState['openingHours']> = reader(
  'opening hours',
  OpeningHoursTodaySchema,
);
/** What is to be said on every page, the newest first. @throws FoyerError FOYER-210 */
export const readAlerts: (text: string) => LayoutState['alerts'] = reader('alerts', Type.Array(AlertSchema));
const readWrittenRedirects = reader('redirects', Type.Array(RedirectSchema));
/** Addresses that have moved, the old ones as browsers ask for them. @throws FoyerError FOYER-210 */
export const readRedirects = (text: string): Redirect[] =>
  readWrittenRedirects(text).map((redirect) => ({ ...redirect, old_path: askedPath(redirect.old_path) }));
/** Who a session belongs to, or that nobody is logged in. @throws FoyerError FOYER-210 */
export const readUser: (text: string) => UserDetails = reader('user details', UserDetailsSchema);
