import { playerAddress } from './player-address.ts';

test.each([
  ['https://www.youtube.com/watch?v=abc_-1&t=3', 'https://www.youtube-nocookie.com/embed/abc_-1'],
  ['https://youtu.be/abc?si=x', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?dnt=1'],
  ['https://vimeo.com/123/a1b2', 'https://player.vimeo.com/video/123?dnt=1&h=a1b2'],
  ['https://player.vimeo.com/video/123', 'https://player.vimeo.com/video/123'],
  ['https://video.example/embed/1?a=b', 'https://video.example/embed/1?a=b'],
  ['https://www.youtube.com/watch', 'https://www.youtube.com/watch'],
])('the player of %s', (page, player) => {
  expect(playerAddress(new URL(page)).href).toBe(player);
});
