import { useMessages, type Messages, type Site } from '@foyer/shared';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { eventsSnapshot, NOW } from './content-service.ts';

function Texts({ messages, children }: { messages: Messages; children: ReactNode }) {
  useMessages('events.test', messages);
  return children;
}

/** Renders a view at an address, with its texts. @returns the site around it and the widgets that it embeds */
export function show(path: string, messages: Messages, view: ReactNode): { site: Site; widgets: string[] } {
  const site = createTestSite({ href: path, now: NOW, snapshot: eventsSnapshot() });
  const widgets: string[] = [];
  const place = ({ widget }: { widget: string }) => {
    widgets.push(widget);
    return '';
  };
  render(
    <TestRoot site={site} namespace="events.test" slots={{ place, mount: () => undefined, unmount: () => undefined }}>
      <Texts messages={messages}>
        <main>{view}</main>
      </Texts>
    </TestRoot>,
  );
  return { site, widgets };
}
