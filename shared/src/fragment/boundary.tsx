import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands where the children failed. `retry` renders them anew. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps an error in a fragment's view or effects within the fragment. */
export class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    this.props.onError(error);
  }

  readonly retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
