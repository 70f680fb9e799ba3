import type { Locale, PageLocation } from '../contract.ts';
import { formatsOf, type Formats } from '../formats/formats.ts';
import { addMessages, translator, type Complete, type Messages, type Translate } from '../i18n/i18n.ts';
import type { Site } from '../stores/site.ts';
import { useScope } from './scope.ts';

/** The state that all parts of the site share. Components that read it are wrapped in `observer`. */
export function useSite(): Site {
  return useScope().site;
}

/** Where the page is that this fragment belongs to. */
export function useLocation(): PageLocation {
  return useScope().location;
}

/** The instant at which the page was made: the same on both sides of hydration. */
export function useNow(): Date {
  return useScope().now;
}

/** Dates, times and prices in the page's language, Europe/Berlin. */
export function useFormats(): Formats {
  return formatsOf(useScope().location.locale);
}

/** The fragment's own texts; another namespace's with its texts at hand. @param language by default the page's. */
export function useMessages<Texts extends Messages = Messages>(
  namespace?: string,
  messages?: Texts & Complete<Texts>,
  language?: Locale,
): Translate {
  const { site, location, namespace: own } = useScope();
  const name = namespace ?? own;
  if (messages) addMessages(site.i18n, name, messages);
  return translator(site.i18n, language ?? location.locale, name);
}
