import { fuzz } from '../testing/fuzz.ts';

/** Sends many requests of `testing/fuzz.ts` to a service and prints what came of them, as JSON. Arguments: address, cookie, CSRF token, how many, seed. */
const [url = '', cookie = '', csrfToken = '', runs = '10000', seed = '1'] = process.argv.slice(2);
const headers = { cookie, 'x-csrftoken': csrfToken, 'content-type': 'application/json' };
const { statuses, failures } = await fuzz(url, headers, { runs: Number(runs), seed: Number(seed) });
process.stdout.write(JSON.stringify({ statuses: Object.fromEntries(statuses), failures }));
