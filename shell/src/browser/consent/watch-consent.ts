import { FoyerError, whenIdle } from '@foyer/shared';
import type { StartedSite } from '@foyer/shared/browser';
import { bannerOn, isLegalPage } from './banner-rule.ts';
import type { ConsentManager } from './consent-manager.ts';

/**
 * Sees to it that visitors are asked, and that they find their settings. The code for that is loaded when somebody is
 * asked or asks, after the page is there: those who have decided never download it.
 */
export function watchConsent(started: StartedSite): void {
  const { navigation, events, consent } = started.site;
  let manager: Promise<ConsentManager> | undefined;
  let wasLegal = isLegalPage(navigation.location);

  const use = (act: (manager: ConsentManager) => unknown) => {
    manager ??= import('./consent-manager.ts').then(({ startConsentManager }) => startConsentManager(started));
    manager.then(act).catch((cause: unknown) => {
      // Without it nothing is allowed; whoever asks again tries again.
      manager = undefined;
      console.error(new FoyerError('FOYER-312', 'the cookie settings could not be loaded', { cause }).message);
    });
  };
  const look = (leftLegal: boolean) => {
    const answer = bannerOn({
      isDecided: consent.decision !== null,
      allowsTracking: consent.allows('tracking'),
      isLegal: isLegalPage(navigation.location),
      leftLegal,
    });
    if (answer === 'show') use((each) => isLegalPage(navigation.location) || each.show());
    else if (answer === 'hide') void manager?.then((each) => each.hide());
  };

  events.subscribe('consent.requested', () => use((each) => each.openSettings()));
  events.subscribe('consent.service', (change) => use((each) => each.change(change)));
  events.subscribe('page.shown', () => {
    void manager?.then((each) => each.speak(navigation.locale));
    look(wasLegal);
    wasLegal = isLegalPage(navigation.location);
  });
  whenIdle(() => look(false), { otherwise: 200 });
}
