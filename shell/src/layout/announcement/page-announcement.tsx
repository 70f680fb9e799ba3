import { useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';

/** Tells screen readers the title of a page that has taken the place of another. Silent on the first page. */
export function PageAnnouncement() {
  const { events } = useSite();
  const [title, setTitle] = useState('');
  useEffect(() => events.subscribe('page.shown', (page) => setTitle(page.title)), [events]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
