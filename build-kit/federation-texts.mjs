/**
 * Stands in a remote's entry for `@module-federation/error-codes`: the numbers of errors without their texts. The shell's own copy
 * of the runtime, which loads remotes, has them.
 */
export const RUNTIME_009 = 'RUNTIME-009';
export const runtimeDescMap = {};
