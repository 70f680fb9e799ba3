import { useEffect, useRef } from 'react';

/**
 * Does something as long as what asks for it is on show: an answer that comes later is not wanted any more.
 * @returns what it does; it gives undefined once that is gone
 */
export function useWhileShown<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result | undefined {
  const latest = useRef<typeof act>(null);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = null;
    };
  });
  return (...given) => latest.current?.(...given);
}
