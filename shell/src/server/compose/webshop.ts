import { Detour } from './answer.ts';
import type { House } from './house.ts';

/** Paths of the ticket shop on this site, each with whatever follows (specification §2). */
const SHOP_PATHS = ['/test.webshop', '/testshop', '/webshop'];

export function isWebshop(pathname: string): boolean {
  return SHOP_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Sends visitors of the shop's paths on to the shop itself. @throws Detour */
export async function visitWebshop(house: House): Promise<never> {
  const { value } = await house.content.settings();
  throw Detour.redirect(value.webshop_url, 302);
}
