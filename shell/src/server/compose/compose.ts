import { ThrownAnswer, type Answer } from './answer.ts';
import { renderContent } from './content.ts';
import type { House, PageRequest } from './house.ts';
import { layOut } from './lay-out.ts';
import { locate } from './locate.ts';
import { matchPage } from './match.ts';
import { respond } from './respond.ts';
import { readSite } from './site.ts';
import { visitWebshop } from './webshop.ts';

/** Makes the answer to a request for a page. */
export async function compose(request: PageRequest, house: House): Promise<Answer> {
  try {
    const place = await locate(request, house);
    const site = await readSite(place, house);
    const match = matchPage(site);
    const frame = place.isWebshop ? visitWebshop(match, site, house) : null;
    if (frame) return frame;
    const content = await renderContent(match, site, house);
    const layout = layOut(content, match, site);
    return respond(content, layout, match, site, house);
  } catch (interruption) {
    if (interruption instanceof ThrownAnswer) return interruption.answer;
    throw interruption;
  }
}
