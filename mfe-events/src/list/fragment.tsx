import { defineFragment } from '@foyer/shared';
import { List } from './list.tsx';
import { loadList } from './load.ts';
import { messages } from './messages.ts';

/** The next events, for pages of other remotes: `<Slot widget="events.list" props={{ tag: 3, limit: 4 }} />`. */
export default defineFragment({ name: 'list', messages, load: loadList, View: List, hydrate: 'visible' });
