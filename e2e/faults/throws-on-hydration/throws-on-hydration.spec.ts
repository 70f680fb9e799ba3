import { expect, test } from '../../src/harness/fault-test.ts';
import { expectStageAlive, expectWayOut, noticeIn } from '../../src/harness/page-life.ts';

test.describe('a fragment that throws on hydration', () => {
  test('as a widget: shows again what the server sent, says so, and the page around it lives', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    await page.goto(`${house.url}/de/buehne/throws-on-hydration`);
    await expect(noticeIn(page, '[data-slot]')).toBeVisible();
    await expect(page.getByTestId('widget')).toHaveText('what the server sent');
    await expectStageAlive(page);
    const said = witness.complaints.filter((text) => text.includes('FOYER-307'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`faulty@${house.releases.active('faulty')}`);
    await noticeIn(page, '[data-slot]').getByRole('button').click();
    await expect(noticeIn(page, '[data-slot]')).toBeVisible();
    await expectWayOut(page);
    expect(witness.documents).toHaveLength(1);
  });

  test('as a page: stays readable, and links lead on in place', async ({ page, openHouse, witness }) => {
    const house = await openHouse({ remotes: ['stage'] });
    await page.goto(`${house.url}/de/kaputt/throws-on-hydration`);
    await expect(noticeIn(page)).toBeVisible();
    await expect(page.getByTestId('widget')).toHaveText('what the server sent');
    await expectWayOut(page);
    expect(witness.documents).toHaveLength(1);
  });
});
