import { render, screen } from '@testing-library/react';
import { SearchPreview, SharePreview, shortened } from './previews.tsx';

test('what is too long ends after a whole word', () => {
  expect(shortened('Eins zwei drei', 10)).toBe('Eins zwei …');
  expect(shortened('Eins zwei', 10)).toBe('Eins zwei');
});

test('a page is shown as search engines and messengers do', () => {
  render(
    <>
      <SearchPreview
        label="Suche"
        address="nordlicht.example/de/besuch"
        title="Besuch"
        description="So finden Sie uns."
      />
      <SharePreview
        label="Karte"
        address="nordlicht.example/de/besuch"
        title="Besuch"
        description="So finden Sie uns."
        picture="ohne Bild"
      />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Suche' })).toHaveTextContent(
    'nordlicht.example › de › besuchBesuchSo finden Sie uns.',
  );
  expect(screen.getByRole('group', { name: 'Karte' })).toHaveTextContent('ohne Bildnordlicht.exampleBesuch');
});
