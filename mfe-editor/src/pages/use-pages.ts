import { useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import { type PageRecord, PageRecords } from './page-records.ts';

interface Pages {
  records: PageRecords;
  /** All pages of the site; null until they are there. */
  pages: readonly PageRecord[] | null;
  /** The same for whoever cannot go on without them. @throws ApiError */
  loaded: Promise<readonly PageRecord[]>;
  /** They cannot be had for the moment. */
  hasFailed: boolean;
}

/** What cannot be had is asked for again after so long, in milliseconds: nobody has to close what they are filling in. */
const AGAIN_AFTER_MS = 3000;

/** All pages of the site, read once. */
export function usePages(): Pages {
  const site = useSite();
  const [records] = useState(() => new PageRecords(site));
  const [loaded, setLoaded] = useState(() => records.all());
  const [pages, setPages] = useState<readonly PageRecord[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    loaded.then(
      (found) => {
        if (isGone) return;
        setPages(found);
        setFailed(false);
      },
      () => {
        if (isGone) return;
        setFailed(true);
        timer = setTimeout(() => setLoaded(records.all()), AGAIN_AFTER_MS);
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [loaded, records]);
  return { records, pages, loaded, hasFailed };
}
