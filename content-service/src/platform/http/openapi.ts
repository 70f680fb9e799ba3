import type { TSchema } from 'typebox';
import { apiSchemas, ProblemSchema } from '@foyer/shared/api';
import { LANGUAGES } from '../languages.ts';
import type { OperationOutline } from './operations.ts';

type Json = Record<string, unknown>;

const PROBLEM_CONTENT = { 'application/problem+json': { schema: ProblemSchema } };

/** The OpenAPI 3.1 document of these operations, from the very schemas that validate requests. */
export function openApiDocument(operations: readonly OperationOutline[], version: string): Json {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    for (const prefix of ['/{lang}/', '/']) {
      const path = (paths[prefix + operation.path] ??= {});
      path[operation.method.toLowerCase()] = describe(operation, prefix === '/{lang}/');
    }
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Foyer content service', version },
    paths: hoist(paths, components),
    components: {
      schemas: components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  };
  for (const schema of Object.values(apiSchemas)) hoist(schema, components);
  return document;
}

function describe(
  { summary, area, params, query, body, media, answer, answerMedia, status, role, method }: OperationOutline,
  localised: boolean,
): Json {
  const parameters = [
    ...(localised ? [{ name: 'lang', in: 'path', required: true, schema: { type: 'string', enum: LANGUAGES } }] : []),
    ...Object.entries(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ];
  const success =
    status === 204
      ? { description: 'Done' }
      : { description: 'OK', content: { [answerMedia.split(';', 1)[0] ?? '']: { schema: answer } } };
  const needsSession = role && role !== 'visitor';
  return {
    tags: [area],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [media]: { schema: body } } } }),
    ...(needsSession && { 'x-role': role, security: [method === 'GET' ? { session: [] } : { session: [], csrf: [] }] }),
    responses: { [status]: success, default: { description: 'A problem', content: PROBLEM_CONTENT } },
  };
}

/** Moves every schema with a title to the components, once, and refers to it there. */
function hoist(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as TSchema & Json;
  if (typeof schema['$ref'] === 'string') return { $ref: componentRef(schema['$ref']) };
  const { title } = schema;
  if (typeof title !== 'string' || !isSchema(schema)) return hoistMembers(schema, components);
  if (!(title in components)) {
    components[title] = {};
    components[title] = hoistMembers(schema, components);
  }
  return { $ref: componentRef(title) };
}

function hoistMembers(schema: Json, components: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, member]) => [key, key === 'default' ? member : hoist(member, components)]),
  );
}

/** Tells a schema from the OpenAPI document's own objects, and from a map of properties. */
function isSchema(value: Json): boolean {
  return ['type', 'anyOf', 'enum', 'allOf'].some((keyword) => keyword in value);
}

const componentRef = (name: string): string => `#/components/schemas/${name}`;
