import { useEffect, useState, type RefObject } from 'react';

/** So much of the row is in view when its slider is fetched (specification §9). */
const VISIBLE_SHARE = 0.1;

export interface RunningSlider {
  /** Of the slide in view, from 0. */
  index: number;
  /** Brings the slide of that place into view; beyond the ends there is nothing. */
  go: (index: number) => void;
}

/**
 * Makes a row of slides a slider once it is in view.
 * @param frame element around the row
 * @returns null as long as it is a plain row, and where the slider's code does not come
 */
export function useSlider(frame: RefObject<HTMLElement | null>, isWanted: boolean): RunningSlider | null {
  const [running, setRunning] = useState<RunningSlider | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isWanted || typeof IntersectionObserver === 'undefined') return;
    let end: (() => void) | undefined;
    let isGone = false;
    const start = async (): Promise<void> => {
      const { startSlider } = await import('./start-slider.ts');
      if (isGone) return;
      const slider = startSlider(element, (index) => setRunning({ index, go: slider.go }));
      end = slider.end;
      setRunning({ index: slider.index, go: slider.go });
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || entry.intersectionRatio < VISIBLE_SHARE) return;
        watch.disconnect();
        // Without it the row can be scrolled as before.
        start().catch(() => undefined);
      },
      { threshold: VISIBLE_SHARE },
    );
    watch.observe(element);
    return () => {
      isGone = true;
      watch.disconnect();
      end?.();
      setRunning(null);
    };
  }, [frame, isWanted]);
  return running;
}
