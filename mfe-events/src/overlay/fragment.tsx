import { defineFragment } from '@foyer/shared';
import { messages } from '../programme/messages.ts';
import { loadOverlay } from './load.ts';
import { OverlayProgramme } from './overlay-programme.tsx';

/** The next events with their filters, for the overlay: `<Slot widget="events.overlay" props={{ search: location.search }} />`. */
export default defineFragment({ name: 'overlay', messages, load: loadOverlay, View: OverlayProgramme });
