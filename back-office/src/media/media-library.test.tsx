import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UploadedMedia } from '@foyer/shared/api';
import { openScreen, resourceOf } from '../testing/open-screen.tsx';
import { MediaFiles } from './media-library.tsx';

const nothing = () => Response.json({ count: 0, next: null, previous: null, results: [] });
const pictures = resourceOf('pictures', { label: { de: 'Bilder', en: 'Pictures' } });
const files = resourceOf('media-files');
const chooser = () => screen.getByLabelText<HTMLInputElement>(/auswählen/i, { selector: 'input' });

/** Drops a file on the list of films, sounds and documents. @param media what becomes of it */
async function drop(name: string, media: Partial<UploadedMedia>): Promise<void> {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 201 }, response: { value: media } });
    queueMicrotask(() => {
      act(() => void this.onload?.(new ProgressEvent('load')));
    });
  });
  await userEvent.upload(chooser(), new File(['x'], name), { applyAccept: false });
}

beforeEach(() => openScreen(<MediaFiles resource={files} />, { resources: [pictures, files], answer: nothing }));
afterEach(() => jest.restoreAllMocks());

test('films, sounds, documents of offices and captions can be chosen', () => {
  const offered = chooser().accept.split(',');
  expect(offered).toEqual(expect.arrayContaining(['video/*', 'audio/*', '.pdf', '.vtt', '.docx', '.xlsx', '.odt']));
});

test.each<[string, Partial<UploadedMedia>, string]>([
  ['that it is there', { kind: 'document', is_new: true }, 'plan.pdf ist da'],
  ['that it has been there before', { kind: 'document', is_new: false }, 'plan.pdf war schon da'],
  ['where it is, if that is not here', { kind: 'picture', is_new: true }, 'plan.pdf liegt unter „Bilder“'],
])('of what has arrived it is said %s', async (_, media, words) => {
  await drop('plan.pdf', media);
  expect(await screen.findByText(words)).toBeVisible();
});

test('what has been there before is to be found, under the title that it has here', async () => {
  await drop('scan-0815.pdf', { kind: 'document', is_new: false, id: 7, title: 'Saalplan' });
  const link = await screen.findByRole('link', { name: 'Saalplan' });
  expect(link).toHaveAttribute('href', '/media-files/7/change/');
  expect(link).toHaveAttribute('target', '_blank');
});
