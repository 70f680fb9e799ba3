import { get } from 'node:http';

export const KB = 1024;
/** Of the programme's JavaScript before anybody touches it, with what is fetched ahead: bytes in brotli. */
export const UNTOUCHED_BUDGET = 113 * KB;

/** Size of an answer as it comes over the network to a browser that takes brotli. */
export function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.headers['content-encoding'] === 'br'
          ? resolve(bytes)
          : reject(new Error(`${url} does not come in brotli`)),
      );
    }).on('error', reject);
  });
}
