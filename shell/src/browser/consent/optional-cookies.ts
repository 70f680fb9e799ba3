/** Cookies that services set which visitors may refuse. They go when the service is not, or no longer, allowed. */
const COOKIES: Readonly<Record<string, RegExp>> = {
  analytics: /^(_ga|_gid|_gat|_pk_|_hj|mtm_)/,
  ads: /^(_gcl_|_gac_|__gads|__gpi|FCNEC)/,
  meta: /^(_fbp|_fbc)$/,
};

/** What the given services may have stored. */
export function cookiesOf(services: readonly string[]): { name: RegExp }[] {
  return services.flatMap((service) =>
    Object.hasOwn(COOKIES, service) && COOKIES[service] ? [{ name: COOKIES[service] }] : [],
  );
}
