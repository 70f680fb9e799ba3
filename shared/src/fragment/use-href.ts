import { useMemo } from 'react';
import { createHref, type Href } from '../routes/href.ts';
import { useScope } from './scope.ts';

/** Addresses of named routes in the page's language. */
export function useHref(): Href {
  const { site, location } = useScope();
  return useMemo(() => createHref(site.snapshot, location.locale), [site, location.locale]);
}
