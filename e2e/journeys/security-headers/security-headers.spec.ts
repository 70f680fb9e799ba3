import { createHash } from 'node:crypto';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, policyViolations } from '../../src/harness/witness.ts';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test.describe('the security headers', () => {
  test('are on every page', async ({ request }) => {
    for (const path of ['/de', '/de/programm', '/de/gibtsnicht']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/script-src[^;]*'sha256-/);
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toMatch(/base-uri '(self|none)'/);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBeTruthy();
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });

  test('name every script and style of the page by its hash, so that a kept page is the same bytes for everybody', async ({
    request,
  }) => {
    const answers = [await request.get('/de/programm'), await request.get('/de/programm')];
    const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '');
    expect(policies[1]).toBe(policies[0]);
    expect(await answers[1]!.text()).toBe(await answers[0]!.text());
    const elements = [...(await answers[0]!.text()).matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
      ([, , attributes]) => !attributes?.includes('application/'),
    );
    expect(elements.length).toBeGreaterThan(1);
    for (const [, , , content = ''] of elements) expect(policies[0]).toContain(hashOf(content));
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
    expect(
      witness.requests.filter(
        (url) => !url.startsWith(baseURL!) && !url.startsWith('data:') && !url.startsWith('blob:'),
      ),
    ).toEqual([]);
  });
});
