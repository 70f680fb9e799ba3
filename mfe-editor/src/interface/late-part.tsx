import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LatePartProps<Props> {
  /** The same for as long as the part stands. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What stands there until the code has come. */
  children?: ReactNode;
  /** The code has not come. The same for as long as the part stands. */
  failed: (error: unknown) => void;
}

/**
 * A part of the interface whose code comes when it is needed. Where that fails, what is around it stays, and the next time it
 * is asked for anew: React's `lazy` would throw, and keep the failure for good.
 */
export function LatePart<Props extends object>({ load, props, children, failed }: LatePartProps<Props>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => !isGone && setView(() => loaded),
      (error: unknown) => !isGone && failed(error),
    );
    return () => {
      isGone = true;
    };
  }, [load, failed]);
  return View ? createElement(View, props) : children;
}
