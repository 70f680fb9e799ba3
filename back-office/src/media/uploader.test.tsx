import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Notification } from 'react-admin';
import { openScreen } from '../testing/open-screen.tsx';
import { Uploader } from './uploader.tsx';

function Screen() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && <Uploader list="pictures" />}
      <button onClick={() => setLeft(true)}>Weg von hier</button>
      <Notification />
    </>
  );
}

/** What is sent, in order. */
const sent: XMLHttpRequest[] = [];

beforeEach(async () => {
  sent.length = 0;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    sent.push(this);
  });
  openScreen(<Screen />);
  const chooser = screen.getByLabelText<HTMLInputElement>('Dateien auswählen', { selector: 'input' });
  await userEvent.upload(chooser, [new File(['x'], 'eins.png'), new File(['y'], 'zwei.png')], { applyAccept: false });
});
afterEach(() => jest.restoreAllMocks());

/** Ends what was sent last. @param media null where the line is cut */
async function answer(media: object | null): Promise<void> {
  const request = sent.at(-1);
  if (media) Object.defineProperties(request, { status: { value: 201 }, response: { value: media } });
  await act(async () => {
    if (media) request?.onload?.(new ProgressEvent('load'));
    else request?.onerror?.(new ProgressEvent('error'));
  });
}

/** Whether somebody who closes the window is asked first. */
function isKept(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('who closes the window is asked as long as files are on their way, also those that wait', async () => {
  expect(isKept()).toBe(true);
  await answer({ kind: 'picture', is_new: true });
  expect(await screen.findByText('eins.png ist da')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(isKept()).toBe(true);
  await answer(null);
  expect(await screen.findByText('zwei.png: keine Verbindung')).toBeVisible();
  expect(isKept()).toBe(false);
});

test('a file that fails once its screen is left says so all the same', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Weg von hier' }));
  expect(isKept()).toBe(true);
  await answer(null);
  expect(await screen.findByText('eins.png: keine Verbindung')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
  await answer({ kind: 'picture', is_new: true });
  expect(isKept()).toBe(false);
});
