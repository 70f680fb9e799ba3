/** In the page: what the browser keeps of forms, as text. */
export function drafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('foyer.drafts');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const { result: database } = opening;
      const end = (text: string) => {
        database.close();
        resolve(text);
      };
      if (!database.objectStoreNames.contains('drafts')) return end('');
      const reading = database.transaction('drafts').objectStore('drafts').getAll();
      reading.onerror = () => reject(reading.error!);
      reading.onsuccess = () => end(JSON.stringify(reading.result));
    };
  });
}

/** In the page: what the browser keeps of what is edited, as text. */
export function workingCopies(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
      reading.onerror = () => reject(reading.error!);
      reading.onsuccess = () => resolve(JSON.stringify(reading.result));
    };
  });
}
