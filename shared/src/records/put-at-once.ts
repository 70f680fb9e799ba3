import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Writes a value also where the page is left in the same instant. A transaction that nobody commits ends when the page has heard that
 * everything in it is done, and a page that is left hears nothing any more: what was written is taken back.
 */
export async function putAtOnce(key: string, value: unknown, store: UseStore): Promise<void> {
  await store('readwrite', (objects) => {
    objects.put(value, key);
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });
}
