import type { Messages } from '../i18n/i18n.ts';
import { useMessages } from '../fragment/hooks.ts';

const messages = {
  de: {
    readOnly: 'Dieser Teil der Seite lässt sich gerade nur lesen.',
    missing: 'Dieser Teil der Seite lässt sich gerade nicht anzeigen.',
    retry: 'Erneut versuchen',
  },
  en: {
    readOnly: 'This part of the page can only be read at the moment.',
    missing: 'This part of the page cannot be shown at the moment.',
    retry: 'Try again',
  },
} satisfies Messages;

export interface FragmentFallbackProps {
  /** What the server had sent stands beside the notice, or is given here. */
  readable: boolean;
  serverHtml?: string;
  onRetry: () => void;
}

/** Stands where a fragment failed: what the server had sent, if anything, and a way to try again. */
export function FragmentFallback({ readable, serverHtml = '', onRetry }: FragmentFallbackProps) {
  const t = useMessages('foyer.fallback', messages);
  return (
    <>
      {serverHtml && <div dangerouslySetInnerHTML={{ __html: serverHtml }} />}
      <p role="status" data-failed="">
        {t(readable ? 'readOnly' : 'missing')}{' '}
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      </p>
    </>
  );
}
