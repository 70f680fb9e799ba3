import { Display, LinkButton, useLocation, useMessages, Wrap } from '@foyer/shared';
import { useEffect } from 'react';
import { page, words } from '../account/styles.ts';
import { tellLoggedIn } from './channel.ts';

/** Tells the window that waits, and closes this one if a script may. */
export function ReturnView() {
  const t = useMessages();
  const { locale } = useLocation();
  useEffect(() => {
    tellLoggedIn();
    if (window.opener) window.close();
  }, []);
  return (
    <Wrap css={page}>
      <Display size={4}>{t('return.title')}</Display>
      <p css={words}>{t('return.text')}</p>
      <p>
        <LinkButton kind="line" href={`/${locale}`}>
          {t('return.home')}
        </LinkButton>
      </p>
    </Wrap>
  );
}
