import type { HouseTexts } from '../api/index.ts';
import { DIRECTIONS, type Head, type PageLocation } from '../contract.ts';
import { documentTitle } from '../navigation/document-title.ts';
import { HEAD_ELEMENTS, headElements } from '../navigation/head-elements.ts';

interface HeadChange {
  location: PageLocation;
  head: Head;
  /** That of the page before. */
  previous: Head;
  /** Scheme and host that visitors see. */
  origin: string;
  house: HouseTexts;
}

/** Brings title, language and meta data of the document in line with a page that was shown without a full load: as the server sends them. */
export function updateHead({ location, head, previous, origin, house }: HeadChange): void {
  document.title = documentTitle(head.title || house.name, house.name);
  document.documentElement.lang = location.locale;
  document.documentElement.dir = DIRECTIONS[location.locale];
  document.head.querySelectorAll(HEAD_ELEMENTS).forEach((element) => element.remove());
  document.head.append(
    ...headElements(head, location, origin, house).map(({ tag, attributes, json }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (json) element.textContent = JSON.stringify(json);
      return element;
    }),
  );
  replaceClasses(previous.bodyClass, head.bodyClass);
}

function replaceClasses(before = '', after = ''): void {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  document.body.classList.remove(...words(before));
  document.body.classList.add(...words(after));
}
