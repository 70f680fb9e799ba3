import type { Locator } from '@playwright/test';

/** A picture of one pixel, in base64. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Pastes what another program would have put on the clipboard.
 * @param data what there is of each type
 * @param file name of a file that is there as well; it has one pixel, or the bytes given in base64
 */
export async function paste(
  target: Locator,
  data: Readonly<Record<string, string>>,
  file?: string,
  bytes = PIXEL,
): Promise<void> {
  await target.evaluate(
    (element, [types, name, content]) => {
      const clipboardData = new DataTransfer();
      for (const [type, words] of Object.entries(types)) clipboardData.setData(type, words);
      if (name) {
        const made = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([made], name, { type: 'image/png' }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [data, file ?? '', bytes] as const,
  );
}
