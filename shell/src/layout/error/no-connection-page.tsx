import { css } from '@emotion/react';
import { LinkButton, type Locale } from '@foyer/shared';
import { messages } from '../messages.ts';
import { StagePage } from './stage-page.tsx';

const text = css({ maxWidth: '26rem', fontSize: 'var(--step-1)', lineHeight: 1.4 });

/** What the service worker shows while there is no connection: nothing that could have changed meanwhile stands on it. */
export function NoConnectionPage({ locale, house }: { locale: Locale; house: string }) {
  const { noConnection, noConnectionText, tryAgain } = messages[locale];
  return (
    <StagePage house={house} title={noConnection}>
      <p css={text}>{noConnectionText}</p>
      {/* The address that was asked for, whatever it is. */}
      <LinkButton kind="aurora" href="">
        {tryAgain}
      </LinkButton>
    </StagePage>
  );
}
