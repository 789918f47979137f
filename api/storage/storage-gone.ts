/** The embedded database has ended. SQLSTATE 57P01, as PostgreSQL says it, so that everybody knows what to make of it. */
export function storageGone(reason: string): Error {
  return Object.assign(new Error(`The embedded database is away: ${reason}`), { code: '57P01' });
}
