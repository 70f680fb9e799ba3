import { useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import { type PageRecord, PageRecords } from './page-records.ts';

interface Pages {
  records: PageRecords;
  /** All pages of the site; null until they are there. */
  pages: readonly PageRecord[] | null;
  /** The same for whoever cannot go on without them. @throws ApiError */
  loaded: Promise<readonly PageRecord[]>;
  /** They cannot be had. */
  hasFailed: boolean;
}

/** All pages of the site, read once. */
export function usePages(): Pages {
  const site = useSite();
  const [records] = useState(() => new PageRecords(site));
  const [loaded] = useState(() => records.all());
  const [pages, setPages] = useState<readonly PageRecord[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loaded.then(
      (found) => !isGone && setPages(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [loaded]);
  return { records, pages, loaded, hasFailed };
}
