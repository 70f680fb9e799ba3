/**
 * Stands in a remote's entry for `@module-federation/sdk`, of which it has these two names and would get a logger along: they are for
 * remotes that load other remotes, which none of ours does.
 */
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX';
export const decodeName = (name) => name;
