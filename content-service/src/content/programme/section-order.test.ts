import type { EventDetail, ProductionDetail } from '@foyer/shared/api';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

describe('the order of the parts of a page', () => {
  const site = serviceForTests();
  let admin: Login;

  beforeAll(async () => {
    admin = await logIn(site.url, 'admin');
  });

  const change = <T>(path: string, body: object) =>
    ask<T>(`${site.url}/de/api/back-office/${path}`, {
      method: 'PUT',
      headers: { ...admin.headers, 'if-match': '*' },
      body: JSON.stringify(body),
    });
  const orders = async () => {
    const event = await ask<EventDetail>(`${site.url}/de/api/events/1/`);
    const production = await ask<ProductionDetail>(`${site.url}/de/api/productions/1/`);
    return [event.body.section_order, production.body.section_order];
  };

  it('is that of the record, else that of the settings, else that of the parts', async () => {
    const usual = ['description', 'dates', 'modules', 'team'];
    expect(await orders()).toEqual([usual, usual]);

    const settings = await change('settings/1/', {
      event_sections: [{ section: 'dates' }, { section: 'team' }],
      production_sections: [{ section: 'modules' }],
    });
    expect(settings.status).toBe(200);
    expect(await orders()).toEqual([['dates', 'team'], ['modules']]);

    expect((await change('events/1/', { section_order: ['team', 'modules', 'dates', 'description'] })).status).toBe(
      200,
    );
    expect(await orders()).toEqual([['team', 'modules', 'dates', 'description'], ['modules']]);
    expect((await change('events/1/', { section_order: ['shop'] })).status).toBe(400);

    await change('events/1/', { section_order: [] });
    expect((await orders())[0]).toEqual(['dates', 'team']);
  });

  it('is nobody else’s business', async () => {
    expect((await ask<object>(`${site.url}/de/pageeditor-api/settings`)).body).not.toHaveProperty('section_order');
  });
});
