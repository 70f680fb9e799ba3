/**
 * Resolves like Jest, and ES-module-only packages as well: they answer to `import`, which Jest does not ask for.
 * @param {string} request
 * @param {object} options
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (/^[./]/.test(request)) throw error;
    return options.defaultResolver(request, {
      ...options,
      conditions: [...(options.conditions ?? []).filter((name) => name !== 'require'), 'import'],
    });
  }
};
