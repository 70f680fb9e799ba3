import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { apiSchemas } from '@foyer/shared/api';
import { isDay } from '../time/berlin.ts';

function validator(options: Options) {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, removeAdditional: true, strict: false, ...options });
  ajvFormats.default(ajv, ['date-time', 'email', 'uri']);
  // That of the package takes the year 0, which no database has.
  ajv.addFormat('date', isDay);
  for (const [name, schema] of Object.entries(apiSchemas)) ajv.addSchema(schema, name);
  return ajv;
}

/**
 * Bodies are JSON and mean what they say; parameters are text and are converted. Answers are written by typed code and
 * checked against their schemas in tests, so they are serialised without a second check.
 */
export function validateBySchemas(app: FastifyInstance): void {
  const bodies = validator({ coerceTypes: false });
  const parameters = validator({ coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    whenNeeded(() => (httpPart === 'body' ? bodies : parameters).compile(schema)),
  );
  app.setSerializerCompiler(() => JSON.stringify);
  acceptEmptyBodies(app);
}

/** A start would compile hundreds of schemas, for a second: each is compiled by the first request that needs it. */
function whenNeeded(compile: () => ValidateFunction): FastifyValidator {
  let compiled: ValidateFunction | undefined;
  const validate: FastifyValidator = (data) => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
}

/** What Fastify asks; where the answer is no, it reads what is wrong from `errors`. */
interface FastifyValidator {
  (data: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/** Clients name the type of JSON even where they send none: with DELETE, with a POST that only does something. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
