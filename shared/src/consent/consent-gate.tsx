import { Arrow, Button, Heading, linkTarget, observer, useLocation, useMessages, useSite } from '@foyer/shared';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { isHostOf } from './hosts.ts';
import { actions, content, covered, film, frame, line, plain, words } from './look.ts';
import { gateMessages } from './messages.ts';
import { useOtherTabs } from './other-tabs.ts';
import { serviceName } from './service-names.ts';

const CATEGORY = 'external_media';

export interface ConsentGateProps {
  /** As the settings name it: `video`, `audio`, `documents` … */
  service: string;
  /** Where the content would be loaded from; null when nobody knows. */
  source: URL | null;
  /** Where visitors find it at the provider, if that is another address. */
  page?: URL | null;
  /** What kind of thing it is: "Video". */
  name: string;
  title: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** A picture of ours: one of the provider's would be a request. */
  picture?: ReactNode;
  /** The content itself. It is made when the visitor has agreed, and not before. */
  children: () => ReactNode;
}

const never = () => () => undefined;

/** False on the server and while hydrating, since the HTML is the same for all visitors. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Stands where something of another provider belongs. Until the visitor agrees it loads nothing: it says what would be
 * loaded and from whom, offers to load this one or all of the service, and leads to the source. Content of hosts that
 * the house has not named is never loaded.
 */
export const ConsentGate = observer(function ConsentGate({
  service,
  source,
  page,
  name,
  title,
  level,
  picture,
  children,
}: ConsentGateProps) {
  const { consent, device, events, settings } = useSite();
  const { locale } = useLocation();
  const t = useMessages('foyer.consent', gateMessages);
  const isInBrowser = useIsInBrowser();
  useOtherTabs();
  const place = useRef<HTMLDivElement>(null);
  const { consent_services, embed_hosts } = settings.value;
  const isOffered =
    source !== null && consent_services[CATEGORY].includes(service) && isHostOf(source, embed_hosts?.[service]);
  const key = source?.href ?? '';
  const isAlways = isInBrowser && consent.allows(CATEGORY, service);
  const isOpen = isOffered && (consent.allowsOnce(key) || (isAlways && !device.holdsBack));
  const link = page ?? source;
  const host = link?.host.replace(/^www\./, '') ?? '';

  // What was pressed disappears: focus goes on to what took its place.
  const focusPlace = () => requestAnimationFrame(() => place.current?.focus());
  const allow = (always: boolean) => {
    consent.allowOnce(key);
    if (always) events.publish('consent.service', { category: CATEGORY, service, allowed: true });
    focusPlace();
  };
  const revoke = () => {
    consent.revokeOnce(key);
    if (isAlways) events.publish('consent.service', { category: CATEGORY, service, allowed: false });
    focusPlace();
  };

  return (
    <>
      <div
        css={[frame, service === 'video' ? film : plain]}
        data-ground="ink"
        data-consent={isOpen ? 'given' : 'asked'}
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={title || name}
      >
        {picture}
        <div css={[words, isOpen && covered]}>
          <Heading level={level} size={2}>
            {title || name}
          </Heading>
          <p>{t(isOffered ? 'answer' : host ? 'elsewhere' : 'unknown', { name, host })}</p>
          {isOffered && (
            <div css={actions}>
              <Button kind="aurora" size="s" onClick={() => allow(false)}>
                {t('once')}
              </Button>
              {(!isAlways || isOpen) && (
                <Button kind="line" size="s" onClick={() => allow(true)}>
                  {t('always', { service: serviceName(service, locale) })}
                </Button>
              )}
            </div>
          )}
        </div>
        {isOpen && <div css={content}>{children()}</div>}
      </div>
      {link && (
        <p css={line}>
          <a href={link.href} {...linkTarget(link.href)}>
            {t('open', { host })} <Arrow to="out" />
          </a>
          {isOffered && (
            <button type="button" css={!isOpen && covered} onClick={revoke}>
              {t('revoke')}
            </button>
          )}
        </p>
      )}
    </>
  );
});
