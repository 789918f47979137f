/** A release that is refused or cannot be done, for a reason that its message names with the cure. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
