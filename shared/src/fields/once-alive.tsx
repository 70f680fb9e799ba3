import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface OnceAliveProps {
  /**
   * Reads what was entered into the server's HTML, and returns what hands it to the form's state. It is called again when it is
   * another function, so it has to be kept between renders.
   */
  takeOver: () => () => void;
}

/**
 * Stands last in a form, shows nothing, and lets it take over what was entered before it was React's. All of it happens in the
 * task in which React commits, so nobody types between the moment that fields are React's and the one in which they are heard.
 */
export function OnceAlive({ takeOver }: OnceAliveProps): null {
  // What is set while React commits makes it run all effects of the form at once. Set here, it renders no field: each would get
  // its old value back.
  const [, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);

  useEffect(() => {
    const handOn = takeOver();
    // React hydrates at its lowest priority, and effects inherit it: what they set would wait until the browser is idle.
    queueMicrotask(() => flushSync(handOn));
  }, [takeOver]);
  return null;
}
