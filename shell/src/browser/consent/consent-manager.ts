import { createHref, LOCALES, type Locale, type SiteEvents } from '@foyer/shared';
import { nextTask, type StartedSite } from '@foyer/shared/browser';
import type * as Library from 'vanilla-cookieconsent';
import { BASICS, categoriesOf, renameServices } from './configuration.ts';
import { settle } from './non-modal.ts';
import { dress, placeBefore } from './place.ts';
import { record } from './record.ts';
import { textsOf } from './texts.ts';

export interface ConsentManager {
  /** Shows the banner. */
  show: () => void;
  /** Takes the banner away; it stays undecided. */
  hide: () => void;
  openSettings: () => Promise<void>;
  /** Allows or revokes one service and leaves the others as they are. */
  change: (change: SiteEvents['consent.service']) => Promise<void>;
  speak: (locale: Locale) => void;
}

/** Starts the library, in several tasks: banner, settings and the cookie are its own; what it says of them goes to the site's store. */
export async function startConsentManager({ site, cache }: StartedSite): Promise<ConsentManager> {
  await nextTask();
  const library = await import(/* webpackMode: "eager" */ 'vanilla-cookieconsent');
  await nextTask();
  const { bannerLook, managerLook } = await import(/* webpackMode: "eager" */ './look.ts');
  await nextTask();
  const { consent, navigation, settings, snapshot } = site;
  const categories = categoriesOf(settings.value.consent_services, navigation.locale);
  const lastDecision = () => library.getCookie('lastConsentTimestamp');
  let decidedAt: string | undefined;
  let isAmending = false;

  const takeOver = ({ cookie }: { cookie: Library.CookieValue }) => {
    const decision = { categories: cookie.categories, services: cookie.services };
    if (isAmending) consent.amend(decision);
    else consent.decide(decision);
    decidedAt = cookie.lastConsentTimestamp;
    record(cookie, navigation.locale);
  };
  const texts = (locale: Locale) => () => {
    const href = createHref(snapshot, locale);
    return textsOf(locale, { privacy: href('legals-privacy'), imprint: href('legals-imprint') });
  };

  const place = placeBefore(document.querySelector('main'));
  dress(place, bannerLook, cache);
  await nextTask();
  const begin = async () => {
    await library.run({
      ...BASICS,
      root: place,
      categories,
      language: {
        default: navigation.locale,
        translations: Object.fromEntries(LOCALES.map((locale) => [locale, texts(locale)])),
      },
      onFirstConsent: takeOver,
      onChange: takeOver,
      onModalReady: ({ modalName, modal }) => {
        if (modalName === 'preferencesModal') dress(place, managerLook, cache);
        settle(modalName, modal);
      },
    });
    decidedAt = lastDecision();
  };
  await begin();
  /** The library reads the cookie when it begins: another tab may have written it since. */
  const catchUp = async () => {
    if (lastDecision() === decidedAt) return;
    library.reset();
    await begin();
  };
  await nextTask();

  return {
    show: () => library.show(true),
    hide: () => library.hide(),
    openSettings: async () => {
      await catchUp();
      library.showPreferences();
    },
    change: async ({ category, service, allowed }) => {
      await catchUp();
      const others = (library.getUserPreferences().acceptedServices[category] ?? []).filter((each) => each !== service);
      isAmending = true;
      library.acceptService(allowed ? [...others, service] : others, category);
      isAmending = false;
      library.hide();
    },
    speak: (locale) => {
      renameServices(categories, locale);
      void library.setLanguage(locale);
    },
  };
}
