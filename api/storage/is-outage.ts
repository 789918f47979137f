const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
/** pg reports these without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is closed)/;

/**
 * The database cannot be reached or has no room, as opposed to a statement that is wrong. SQLSTATE 08: connection,
 * 53: resources (disk full, too many connections), 57: shutting down or a time limit, 58: input/output, XX: inside.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string')
    return networkCodes.includes(code) || /^(08|53|57|58|XX)[0-9A-Z]{3}$/.test(code);
  return driverMessages.test(error.message);
}
