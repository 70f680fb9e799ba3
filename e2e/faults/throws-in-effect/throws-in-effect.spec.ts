import { expect, test } from '../../src/harness/fault-test.ts';
import { expectStageAlive, expectWayOut, noticeIn } from '../../src/harness/page-life.ts';

test.describe('a fragment whose effect throws', () => {
  test('as a widget: shows again what the server sent, says so, and the page around it lives', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    await page.goto(`${house.url}/de/buehne/throws-in-effect`);
    await expect(noticeIn(page, '[data-slot]')).toBeVisible();
    await expect(page.getByTestId('widget')).toHaveText('what the server sent');
    await expectStageAlive(page);
    expect(
      witness.complaints.filter((text) => text.includes('thrown in an effect') && text.includes('FOYER-307')),
    ).toHaveLength(1);
    await expectWayOut(page);
    expect(witness.documents).toHaveLength(1);
  });

  test('as a page: stays readable, and links lead on in place', async ({ page, openHouse, witness }) => {
    const house = await openHouse({ remotes: ['stage'] });
    await page.goto(`${house.url}/de/kaputt/throws-in-effect`);
    await expect(noticeIn(page)).toBeVisible();
    await expect(page.getByTestId('widget')).toHaveText('what the server sent');
    await expectWayOut(page);
    expect(witness.documents).toHaveLength(1);
  });
});
