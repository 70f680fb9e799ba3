import { render, screen } from '@testing-library/react';
import type { Image, ImageThumbnails } from '../api/index.ts';
import {
  Button,
  Card,
  Chip,
  Fact,
  Facts,
  Heading,
  LinkButton,
  Pager,
  pagesAround,
  Picture,
  picturePreload,
} from './index.ts';

const image: Image = {
  id: 1,
  url: '/media/glass.jpg',
  alt: 'Eine Lampe aus Glas',
  credit: '',
  width: 3000,
  height: 2000,
  focal_x: 0.5,
  focal_y: 0.31,
};
const thumbnails: ImageThumbnails = {
  small: { url: '/media/glass.s.webp', width: 480, height: 320 },
  medium: { url: '/media/glass.m.webp', width: 960, height: 640 },
  large: { url: '/media/glass.l.webp', width: 1600, height: 1067 },
};

describe('Picture', () => {
  it('offers all widths, says its size and loads when it comes near', () => {
    render(<Picture image={image} thumbnails={thumbnails} sizes="50vw" />);
    const img = screen.getByRole('img', { name: 'Eine Lampe aus Glas' });
    expect(img).toHaveAttribute(
      'srcset',
      '/media/glass.s.webp 480w, /media/glass.m.webp 960w, /media/glass.l.webp 1600w',
    );
    expect(img).toHaveAttribute('sizes', '50vw');
    expect(img).toHaveAttribute('width', '3000');
    expect(img).toHaveAttribute('height', '2000');
    expect(img).toHaveAttribute('loading', 'lazy');
  });

  it('offers AVIF first where it has been made, every file once, narrow ones before wide ones', () => {
    const narrow = { url: '/media/k/glass-480.webp', width: 480, height: 320, avif: '/media/k/glass-480.avif' };
    const wide = { url: '/media/k/glass-1440.webp', width: 1440, height: 960, avif: '/media/k/glass-1440.avif' };
    const sized: ImageThumbnails = {
      small: narrow,
      medium: narrow,
      large: { url: '/media/k/glass-1600.webp', width: 1600, height: 1067 },
      more: [wide],
    };
    const { container } = render(<Picture image={image} thumbnails={sized} sizes="50vw" cover />);
    const source = container.querySelector('picture > source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/media/k/glass-480.avif 480w, /media/k/glass-1440.avif 1440w');
    expect(source).toHaveAttribute('sizes', '50vw');
    expect(screen.getByRole('img')).toHaveAttribute(
      'srcset',
      '/media/k/glass-480.webp 480w, /media/k/glass-1440.webp 1440w, /media/k/glass-1600.webp 1600w',
    );
    // The frame must not come between the picture and the box that it fills.
    expect(container.querySelector('picture')).toHaveStyle({ display: 'contents' });
    expect(picturePreload(image, sized, '50vw')).toEqual([
      {
        href: '/media/k/glass-480.webp',
        srcset: '/media/k/glass-480.avif 480w, /media/k/glass-1440.avif 1440w',
        sizes: '50vw',
        type: 'image/avif',
      },
    ]);
  });

  it('loads at once when it is the first thing to see', () => {
    render(<Picture image={image} thumbnails={thumbnails} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows the picture itself where there are no other widths', () => {
    render(<Picture image={image} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/glass.jpg');
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  });

  it('is cropped around its focal point, by a class and not by a style attribute', () => {
    render(<Picture image={image} cover />);
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '50% 30%' });
    expect(screen.getByRole('img')).not.toHaveAttribute('style');
  });

  it('puts a quiet block where a picture is missing', () => {
    const { container } = render(<Picture image={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Button and LinkButton', () => {
  it('does not send a form by accident', () => {
    render(<Button>Weiter</Button>);
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveAttribute('type', 'button');
  });

  it('opens a new tab for the webshop only', () => {
    render(
      <>
        <LinkButton href="https://tickets.example/1">Karten</LinkButton>
        <LinkButton href="/de/programm">Programm</LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Karten' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Programm' })).not.toHaveAttribute('target');
  });
});

describe('Chip', () => {
  it('is a toggle button, or a link when it has an address', () => {
    render(
      <>
        <Chip pressed>Filter</Chip>
        <Chip href="?date=weekend" aria-current="true">
          Wochenende
        </Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Wochenende' })).toHaveAttribute('aria-current', 'true');
  });

  it('keeps the cross of a removable chip out of its name', () => {
    render(<Chip removable>Große Bühne</Chip>);
    expect(screen.getByRole('button', { name: 'Große Bühne' })).toHaveTextContent('×');
  });
});

describe('Card', () => {
  it('is one link, named by its title', () => {
    render(<Card href="/de/programm/naechte/1" title="Nächte aus Glas" meta="Große Bühne" level={2} />);
    expect(screen.getByRole('link', { name: 'Nächte aus Glas' })).toHaveAttribute('href', '/de/programm/naechte/1');
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });
});

describe('Heading', () => {
  it('keeps level and looks apart', () => {
    const { container } = render(
      <>
        <Heading level={3} size={6}>
          Groß
        </Heading>
        <Heading level={2} size={6}>
          Ebenso groß
        </Heading>
      </>,
    );
    const [one, two] = container.querySelectorAll('h3, h2');
    expect(one?.className).toBe(two?.className);
  });
});

describe('Facts', () => {
  it('pairs terms with what they say', () => {
    render(
      <Facts>
        <Fact term="Wo">Große Bühne</Fact>
      </Facts>,
    );
    expect(screen.getByRole('term')).toHaveTextContent('Wo');
    expect(screen.getByRole('definition')).toHaveTextContent('Große Bühne');
  });
});

describe('Pager', () => {
  const labels = { pager: 'Seiten', previous: 'Zurück', next: 'Weiter', page: (page: number) => `Seite ${page}` };

  it('offers first, last and neighbouring pages', () => {
    expect(pagesAround(6, 12)).toEqual([1, null, 4, 5, 6, 7, 8, null, 12]);
    expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('consists of links, and says which page this is', () => {
    render(<Pager page={2} pages={3} hrefOf={(page) => `?page=${page}`} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '?page=3');
    expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('rel', 'prev');
  });

  it('is not there for a single page', () => {
    render(<Pager page={1} pages={1} hrefOf={String} labels={labels} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
