import { observable, observableRef, runInAction } from '@foyer/shared';
import type { PresentEditor } from '@foyer/shared/api';
import type { EditingSession } from '../editing-session.ts';
import { followOthers } from './follow-others.ts';

const edda = (etag: string): PresentEditor => ({ name: 'Edda', username: 'edda', module: null, etag });

function follow() {
  const presence = observable({ others: [] as PresentEditor[] }, { others: observableRef });
  const panels = observable({ isPublishing: false, html: null as object | null });
  const catchUp = jest.fn();
  const end = followOthers({ presence, panels, saver: { etag: 'mine', catchUp } } as unknown as EditingSession);
  const times = (change: () => void) => {
    catchUp.mockClear();
    runInAction(change);
    return catchUp.mock.calls.length;
  };
  return { presence, panels, times, end };
}

test('what others have saved is looked at once it is another state than one’s own, and when they leave', () => {
  const { presence, times, end } = follow();
  expect(times(() => (presence.others = [edda('mine')]))).toBe(0);
  expect(times(() => (presence.others = [edda('theirs')]))).toBe(1);
  expect(times(() => (presence.others = [edda('mine')]))).toBe(0);
  expect(times(() => (presence.others = []))).toBe(1);
  end();
  expect(times(() => (presence.others = [edda('theirs')]))).toBe(0);
});

test('nothing comes under the hand of whoever is about to publish', () => {
  const { presence, panels, times } = follow();
  panels.isPublishing = true;
  expect(times(() => (presence.others = [edda('theirs')]))).toBe(0);
  expect(times(() => (panels.isPublishing = false))).toBe(1);
});

test('nor while a text is written as HTML: what it stands in would go with what somebody else removes', () => {
  const { presence, panels, times } = follow();
  panels.html = { id: 2 };
  expect(times(() => (presence.others = [edda('theirs')]))).toBe(0);
  expect(times(() => (panels.html = null))).toBe(1);
});
