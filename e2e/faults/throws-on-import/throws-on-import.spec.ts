import { expect, test } from '../../src/harness/fault-test.ts';
import { expectStageAlive, expectWayOut, noticeIn } from '../../src/harness/page-life.ts';

test.describe('a fragment that throws when it is imported', () => {
  test('as a widget: keeps what the server sent, says so, and the page around it lives', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    await page.goto(`${house.url}/de/buehne/throws-on-import`);
    await expect(noticeIn(page, '[data-slot]')).toBeVisible();
    await expect(page.getByTestId('widget')).toHaveText('what the server sent');
    await expectStageAlive(page);
    const said = witness.complaints.filter((text) => text.includes('FOYER-305'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`faulty@${house.releases.active('faulty')}`);
    expect(said[0]).toContain('team-faulty@nordlicht.example');
    expect(said[0]).toContain('thrown on import');
    await expectWayOut(page);
    expect(witness.documents).toHaveLength(1);
  });

  test('as a page: stays readable, without a reload, and links lead on', async ({ page, openHouse, witness }) => {
    const house = await openHouse({ remotes: ['stage'] });
    await page.goto(`${house.url}/de/kaputt/throws-on-import`);
    await expect(noticeIn(page)).toBeVisible();
    await expect(page.getByTestId('widget')).toHaveText('what the server sent');
    expect(witness.documents).toHaveLength(1);
    await expectWayOut(page);
    expect(witness.documents).toHaveLength(1);
  });
});
