import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Something could not be read, and can be tried again. */
export function Trouble({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const t = useTranslate();
  const retry = onRetry && (
    <Button
      onClick={({ currentTarget }) => {
        // This goes with its button: the focus stays in the screen, or the dialog.
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {t('foyer.app.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {text}
    </Alert>
  );
}

interface BoundaryProps {
  /** Another one begins anew. */
  place: string;
  children: ReactNode;
}

/** A screen that fails leaves menu and header standing. Also after a deploy: a part of an older build may be gone. */
export class ScreenBoundary extends Component<BoundaryProps, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (this.state.failedAt !== null && place !== this.props.place) this.setState({ failedAt: null });
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <Failed />;
  }
}

function Failed() {
  const t = useTranslate();
  return (
    <Alert severity="error" action={<Button onClick={() => window.location.reload()}>{t('foyer.app.reload')}</Button>}>
      {t('foyer.app.failed')}
    </Alert>
  );
}
