import { useMessages, type Json } from '@foyer/shared';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages } from '../page/messages.ts';
import { EmbeddedModules } from './embedded-modules.tsx';
import { loadEmbedded } from './load.ts';

const headline = { id: 2, model: 'headline', headline_level: 4, content: 'Mit dabei' };
const items = [4, 5].map((id) => ({ id, model: 'teaser_item' }));
const container = {
  id: 1,
  model: 'container',
  layout: '50-50',
  columns: [{ index: 0, children: [headline, { id: 3, model: 'teaser_list', children: items }] }],
};

function Texts({ children }: { children: ReactNode }) {
  useMessages('pages.modules', messages);
  return children;
}

function show(modules: Json) {
  render(
    <TestRoot site={createTestSite()} namespace="pages.modules">
      <Texts>
        <EmbeddedModules props={{ modules }} />
      </Texts>
    </TestRoot>,
  );
}

test('says which models are needed, each once, however deep they stand', async () => {
  const { models } = await loadEmbedded({ props: { modules: [container] } });
  expect(models.map(({ model }) => model)).toEqual(['headline', 'teaser_list', 'teaser_item']);
});

test('headings begin below the title of the page around', () => {
  show([container]);
  expect(screen.getByRole('heading', { level: 2, name: 'Mit dabei' })).toBeInTheDocument();
});

test.each([[null], ['nichts'], [[]], [[{ id: 1 }]]])('%j is nothing to show', async (modules) => {
  expect(await loadEmbedded({ props: { modules } })).toEqual({ models: [] });
  show(modules);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
