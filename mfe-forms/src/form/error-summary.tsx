import { css } from '@emotion/react';
import { Heading, useMessages } from '@foyer/shared';
import { fieldComplaint } from '@foyer/shared/fields';
import { use, type Ref } from 'react';
import { complaintIn } from './complaint.ts';
import { PartLevel } from './part-level.ts';

const box = css({
  display: 'grid',
  gap: 'var(--s2)',
  padding: 'var(--s4) var(--s6)',
  borderLeft: '.35rem solid var(--ember)',
  background: 'var(--grey)',
  color: 'var(--ink)',
  scrollMarginTop: '130px',
  '& ul': { margin: 0, paddingLeft: '1.2em' },
  '& p': { marginTop: 0 },
});

/** A field that is not as it should be. */
export interface Fault {
  /** Of its control. */
  id: string;
  label: string;
  /** A key of the messages, or a sentence of the server's. */
  complaint: string;
}

/** After a label that ends with a mark of its own, a colon would be one too many. */
const introduced = (label: string) => (/[.:!?…]$/.test(label) ? label : `${label}:`);

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  faults: Fault[];
  /** What is wrong with all of it; empty for nothing. */
  error: string;
}

/** Above the form: what is wrong, each with a link to its field. Takes the focus when the form could not be sent. */
export function ErrorSummary({ ref, faults, error }: ErrorSummaryProps) {
  const t = useMessages();
  const level = use(PartLevel);
  const isNeeded = faults.length > 0 || error !== '';
  return (
    <div role="alert">
      {isNeeded && (
        // The attribute takes the focus to it where the server has answered a form that was posted.
        <div ref={ref} css={box} tabIndex={-1} {...{ autoFocus: true }}>
          {faults.length > 0 && (
            <>
              <Heading level={level} size={1}>
                {t('error.summary', { count: faults.length })}
              </Heading>
              <ul>
                {faults.map(({ id, label, complaint }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{`${introduced(label)} ${complaintIn(t, complaint)}`}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {error && <p css={fieldComplaint}>{complaintIn(t, error)}</p>}
        </div>
      )}
    </div>
  );
}
