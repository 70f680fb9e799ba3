import { embedAddress } from './address.ts';

test('an address stands for itself', () => {
  expect(embedAddress('https://video.example/watch?v=1')?.host).toBe('video.example');
});

test('the address of an embed code is its source', () => {
  expect(embedAddress('<iframe width="1" src="https://player.example/e/1?a=1&amp;b=2" allow="x"></iframe>')?.href).toBe(
    'https://player.example/e/1?a=1&b=2',
  );
  expect(embedAddress("<blockquote><a href='https://social.example/p/1'>x</a></blockquote>")?.host).toBe(
    'social.example',
  );
});

test('a podcast is the page of its player, not the script beside it', () => {
  const code =
    '<script class="podigee-podcast-player" src="https://player.podigee.example/js/player.js" data-configuration="https://house.podigee.example/1-a/embed?context=external"></script>';
  expect(embedAddress(code)?.href).toBe('https://house.podigee.example/1-a/embed?context=external');
});

test.each(['', 'x', '<iframe src="/local">', 'javascript:alert(1)', 'https://', '<script src=data:text/js,1>'])(
  '%j is from nowhere',
  (embed) => {
    expect(embedAddress(embed)).toBeNull();
  },
);
