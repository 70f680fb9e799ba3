import { useEffect, useRef } from 'react';

/** Does something as long as what asks for it is on show: an answer that comes later is not wanted any more. */
export function useWhileShown<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef<typeof act>(null);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = null;
    };
  });
  return (...given) => latest.current?.(...given);
}
