import Swiper from 'swiper';
import { SLIDE_SPACING_PX } from './slide-spacing.ts';

/** How long a slide takes, in milliseconds; none for visitors who ask for reduced motion. */
const SPEED_MS = 400;

export interface StartedSlider {
  index: number;
  go: (index: number) => void;
  /** Leaves the plain row as it was. */
  end: () => void;
}

/**
 * Takes a row of slides over, where it was scrolled to. What is out of view cannot be reached by the tab key.
 * @param frame element whose only child is the row
 * @param onMove is told the place of the slide that comes into view
 */
export function startSlider(frame: HTMLElement, onMove: (index: number) => void): StartedSlider {
  const row = frame.firstElementChild as HTMLElement;
  const slides = [...row.children] as HTMLElement[];
  const initialSlide = Math.round(row.scrollLeft / (row.clientWidth + SLIDE_SPACING_PX));
  row.scrollLeft = 0;
  row.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');
  const reach = (index: number): void =>
    slides.forEach((slide, place) => slide.toggleAttribute('inert', place !== index));
  const swiper = new Swiper(frame, {
    initialSlide,
    slidesPerView: 1,
    spaceBetween: SLIDE_SPACING_PX,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS,
    on: {
      slideChange: ({ activeIndex }) => {
        reach(activeIndex);
        onMove(activeIndex);
      },
    },
  });
  reach(swiper.activeIndex);
  return {
    index: swiper.activeIndex,
    go: (index) => void swiper.slideTo(index),
    end: () => {
      swiper.destroy(true, true);
      row.classList.remove('swiper-wrapper');
      for (const slide of slides) {
        slide.classList.remove('swiper-slide');
        slide.removeAttribute('inert');
      }
    },
  };
}
