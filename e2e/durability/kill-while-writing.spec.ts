import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launchContentService, startContentService } from '../src/harness/content-service.ts';
import { logInAt, type EditorSession } from '../src/harness/editor-session.ts';

const KILLS = 10;
const WRITERS = 4;
/** The moments of the kills: spread, so that they hit different steps of a write. */
const killAfterMs = (round: number) => 150 + round * 37;

/** Creates modules until the service is gone; notes the id of each that was acknowledged. */
async function write(editor: EditorSession, page: number, acknowledged: number[]): Promise<void> {
  for (;;) {
    const answer = await editor
      .send('POST', '/de/pageeditor-api/modules/headline/', { slug: `kill-${acknowledged.length}`, parent: null, content_type: 'page', object_id: page, headline: `acknowledged ${acknowledged.length}` })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as { id: number } }))
      .catch(() => null);
    if (!answer) return;
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    acknowledged.push(answer.body.id);
  }
}

test('a content service that is killed in the middle of writes opens again and has lost nothing it acknowledged, ten times', async ({}, testInfo) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-kill-'));
  const acknowledged: number[] = [];
  let service = await startContentService({ dataDir });
  for (let round = 0; round < KILLS; round++) {
    const editor = await logInAt(service.url);
    const { id } = (await (await editor.get('/de/pageeditor-api/page/')).json()) as { id: number };
    const before = acknowledged.length;
    const writers = Array.from({ length: WRITERS }, () => write(editor, id, acknowledged));
    await expect.poll(() => acknowledged.length, { intervals: [5] }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, killAfterMs(round)));
    await service.process.kill();
    await Promise.all(writers);

    service = await startContentService({ dataDir, port: service.port });
    const reader = await logInAt(service.url);
    for (const module of acknowledged.slice(before)) {
      expect((await reader.get(`/de/pageeditor-api/modules/headline/${module}/`)).status, `round ${round}, module ${module}`).toBe(200);
    }
  }
  const reader = await logInAt(service.url);
  const statuses = await Promise.all(acknowledged.map(async (module) => (await reader.get(`/de/pageeditor-api/modules/headline/${module}/`)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  testInfo.annotations.push({ type: 'figure', description: `${KILLS} kills, ${acknowledged.length} acknowledged writes, none lost` });
  await service.process.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second process on the same data directory is refused with a clear message, and the first one serves on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  const first = await startContentService({ dataDir });
  const second = launchContentService({ dataDir });
  expect(await second.ended()).not.toBe(0);
  expect(second.output).toMatch(/FOYER-4\d\d/);
  expect(second.output).toContain(dataDir);
  expect(second.output.trim().split('\n')).toHaveLength(1);
  expect((await fetch(`${first.url}/pageeditor-api/settings`)).status).toBe(200);
  expect(await first.process.stop()).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});
