import { useSite } from '@foyer/shared';
import { useEffect, useMemo, useState } from 'react';
import { type PageRecord, PageRecords } from './page-records.ts';

interface Pages {
  records: PageRecords;
  /** All pages of the site; null until they are there. */
  pages: readonly PageRecord[] | null;
  /** They cannot be had. */
  hasFailed: boolean;
}

/** All pages of the site, read once. */
export function usePages(): Pages {
  const site = useSite();
  const records = useMemo(() => new PageRecords(site), [site]);
  const [pages, setPages] = useState<readonly PageRecord[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    records.all().then(
      (found) => !isGone && setPages(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [records]);
  return { records, pages, hasFailed };
}
