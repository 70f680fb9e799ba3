import { testSnapshot } from '@foyer/shared/testing';
import { editor, renderInSite } from '../layout-fixture.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';

const { remotes } = testSnapshot();
const snapshot = {
  id: 'with-editor',
  remotes: {
    ...remotes,
    editor: {
      ...remotes.events!,
      routes: {},
      widgets: { 'editor.toolbar': { fragment: 'toolbar' }, 'editor.session': { fragment: 'session' } },
    },
  },
};
const slot = () => document.querySelector('[data-widget="editor.toolbar"]');

describe('the place of the editor toolbar', () => {
  it('is there for those who are logged in', () => {
    renderInSite(<EditorToolbar />, { snapshot, user: editor });
    expect(slot()).toBeInTheDocument();
  });

  it('is not there for anybody else', () => {
    renderInSite(<EditorToolbar />, { snapshot });
    expect(slot()).not.toBeInTheDocument();
  });

  it('leaves the session watched over where it is not there on demand', () => {
    renderInSite(<EditorToolbar />, { snapshot, user: editor, href: '/de/programm?noToolbar' });
    expect(slot()).not.toBeInTheDocument();
    expect(document.querySelector('[data-widget="editor.session"]')).toBeInTheDocument();
  });

  it('is not there on demand, nor while no release of the editor is active', () => {
    renderInSite(<EditorToolbar />, { snapshot, user: editor, href: '/de/programm?noToolbar' });
    renderInSite(<EditorToolbar />, { user: editor });
    expect(slot()).not.toBeInTheDocument();
  });
});
