import type { Page } from '@playwright/test';

/** What the browser keeps of forms, as text. */
export const drafts = (page: Page) => page.evaluate(keptIn, ['foyer.drafts', 'drafts'] as const);

/** What the browser keeps of what is edited, as text. */
export const workingCopies = (page: Page) => page.evaluate(keptIn, ['keyval-store', 'keyval'] as const);

/** In the page: all values of a store; nothing before there is one. */
function keptIn([name, store]: readonly [string, string]): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const { result: database } = opening;
      const end = (text: string) => {
        database.close();
        resolve(text);
      };
      if (!database.objectStoreNames.contains(store)) return end('');
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.onerror = () => reject(reading.error!);
      reading.onsuccess = () => end(JSON.stringify(reading.result));
    };
  });
}
