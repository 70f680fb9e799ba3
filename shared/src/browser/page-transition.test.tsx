import { enterPage } from './page-transition.ts';

function enter(reducedMotion: boolean, slide = true) {
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query.includes('reduce'), media: query }) as MediaQueryList;
  const element = document.createElement('div');
  const animate = jest.fn();
  element.animate = animate;
  enterPage(element, { slide });
  return animate;
}

test('a page fades and slides in within the time of the specification', () => {
  const [frames, timing] = enter(false).mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
  expect(frames[0]).toEqual({ opacity: 0, transform: 'translateY(1.5rem)' });
  expect(timing.duration).toBe(400);
});

test('nothing slides where the browser is about to scroll to a place on the page', () => {
  const [frames] = enter(false, false).mock.calls[0] as [Keyframe[]];
  expect(frames[0]).toEqual({ opacity: 0 });
});

test('nothing moves for visitors who ask for reduced motion', () => {
  expect(enter(true)).not.toHaveBeenCalled();
});
