import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, policyViolations } from '../../src/harness/witness.ts';

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

test.describe('the security headers', () => {
  test('are on every page', async ({ request }) => {
    for (const path of ['/de', '/de/programm', '/de/gibtsnicht']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/script-src[^;]*'nonce-/);
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toMatch(/base-uri '(self|none)'/);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBeTruthy();
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });

  test('carry a nonce that differs from answer to answer, also of a page from the cache, and that its scripts have', async ({ request }) => {
    const answers = [await request.get('/de/programm'), await request.get('/de/programm'), await request.get('/de/programm')];
    const nonces = answers.map((answer) => nonceOf(answer.headers()['content-security-policy']));
    expect(new Set(nonces).size).toBe(3);
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      const tags = html.match(/<(?:script|style)\b[^>]*>/g)?.filter((tag) => !tag.includes('application/json')) ?? [];
      expect(tags.length).toBeGreaterThan(1);
      for (const tag of tags) expect(tag).toContain(`nonce="${nonces[index]}"`);
    }
  });

  test('are not violated by any kind of page', async ({ page, request, witness }) => {
    for (const path of Object.values(await demoAddresses(request))) {
      await page.goto(path);
      if (!path.endsWith('gibtsnicht')) await interactive(page);
      expect(await policyViolations(page), path).toEqual([]);
    }
    expect(witness.complaints.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
  });

  test('no page asks a foreign host for anything', async ({ page, request, witness, baseURL }) => {
    for (const path of Object.values(await demoAddresses(request))) await page.goto(path, { waitUntil: 'networkidle' });
    expect(witness.requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
  });
});
