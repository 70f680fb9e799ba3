// Of the polyfill that draft-js asks for, without its way of making code from text, which the content security policy forbids.
globalThis.setImmediate ??= (work, ...values) => setTimeout(work, 0, ...values);
