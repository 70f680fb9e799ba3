import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

const notice = css({ maxWidth: 'var(--measure)', padding: 'var(--s12) 0', '& > * + *': { marginTop: 'var(--s4)' } });
const text = css({ color: 'var(--mute)', fontSize: 'var(--step-1)', lineHeight: 1.4 });

interface NoticeProps {
  title: string;
  text?: string;
  /** A button or link that leads on. */
  action?: ReactNode;
  level?: 2 | 3;
  /** `alert` when something went wrong just now, `status` when a list became empty. */
  role?: 'alert' | 'status';
}

/** Says in a few words that there is nothing here, or why. */
export function Notice({ title, text: words, action, level = 2, role }: NoticeProps) {
  return (
    <div css={notice} role={role}>
      <Heading level={level} size={3}>
        {title}
      </Heading>
      {words && <p css={text}>{words}</p>}
      {action && <p>{action}</p>}
    </div>
  );
}
