import { addressOf, fieldsOf, listOf, modulesOf, numberOf, pictureOf, textOf } from './fields.ts';

const RUBBISH = [undefined, null, '', '  ', 0, NaN, true, [], [null], {}, { url: {} }, () => 0];

test('readers give their own type for any rubbish', () => {
  for (const value of RUBBISH) {
    expect(typeof textOf(value)).toBe('string');
    expect(numberOf(value) === null || Number.isFinite(numberOf(value))).toBe(true);
    expect(typeof fieldsOf(value)).toBe('object');
    expect(listOf(value)).toEqual([]);
    expect(modulesOf(value)).toEqual([]);
    expect(addressOf(value)).toBe(value === 0 ? '0' : '');
    expect(pictureOf({ image_obj: value, image_thumbnails: value })).toBeNull();
  }
});

test('numbers may come as text', () => {
  expect(numberOf('3')).toBe(3);
  expect(numberOf('drei')).toBeNull();
});

test('an address may be a field of its own or within an object, the first counts', () => {
  expect(addressOf('', { url: '/de/besuch' }, '/de')).toBe('/de/besuch');
});

test('children that are not modules are left out', () => {
  expect(modulesOf([{ id: 1, model: 'text' }, { id: 2 }, { model: 'text' }, 7])).toEqual([{ id: 1, model: 'text' }]);
});

const small = { url: '/media/a-s.webp', width: 480, height: 270 };
const medium = { url: '/media/a-m.webp', width: 960, height: 540 };
const large = { url: '/media/a-l.webp', width: 1600, height: 900 };

test('a picture has size, focus and its smaller versions', () => {
  const picture = pictureOf({
    image_obj: {
      id: 1,
      url: '/media/a.webp',
      alt: 'Licht',
      credit: 'H. Frost',
      width: 1600,
      height: 900,
      focal_x: 0.2,
      focal_y: 3,
    },
    image_thumbnails: { small, medium, large },
  });
  expect(picture).toEqual({
    image: {
      id: 1,
      url: '/media/a.webp',
      alt: 'Licht',
      credit: 'H. Frost',
      width: 1600,
      height: 900,
      focal_x: 0.2,
      focal_y: 1,
    },
    thumbnails: { small, medium, large },
  });
});

test('a picture of which only the versions are known is still shown', () => {
  expect(pictureOf({ image: 7, image_obj: null, image_thumbnails: { small, medium, large } })?.image).toMatchObject({
    url: large.url,
    alt: '',
  });
});

test('versions count only if all are there', () => {
  expect(pictureOf({ image_obj: large, image_thumbnails: { small, medium: null } })?.thumbnails).toBeNull();
});
