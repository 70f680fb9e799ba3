import { useLayoutEffect, useState } from 'react';

/**
 * Whether a form listens to what is entered. What is set here while React commits makes it run all effects of the form in
 * the same task: nobody types between the moment that fields are React's and the one in which they are heard.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return isAlive;
}
