import { stdSerializers } from 'pino';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What PostgreSQL quotes from rows and parameters. */
const QUOTED = /"[^"]*"|'[^']*'|\([^()]*\)=\([^()]*\)/g;

/** What the log tells of an error. */
interface LoggableError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * An error for the log. Errors of queries repeat their parameters, and with them what somebody searched, wrote or is called: of those
 * the log gets the query with its placeholders, why it failed (SQLSTATE or code of the network), and where.
 */
export function loggableError(error: Error): LoggableError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DrizzleQueryError) return loggableQueryError(cause);
  }
  return stdSerializers.err(error);
}

function loggableQueryError({ query, cause, stack }: DrizzleQueryError): LoggableError {
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return {
    type: cause?.name ?? 'Error',
    message: cause?.message.replace(QUOTED, '…') ?? 'the query failed',
    code,
    query,
    constraint,
    // The first lines are the message, which has the parameters.
    stack: stack?.slice(stack.indexOf('\n    at ')).trim() ?? '',
  };
}
