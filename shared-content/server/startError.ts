/** A start that fails for a reason which the operator can fix. Its message is one line; its stack is not shown. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** One line for a failed start with a cause outside the program; undefined for a defect, which shows its stack. */
export function startErrorLine(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code, port, address } = (error ?? {}) as { code?: unknown; port?: unknown; address?: unknown };
  if (code === 'EADDRINUSE')
    return `PORT ${String(port)} on ${String(address)} is taken by another program; set PORT to a free one`;
  if (code === 'EACCES' && port !== undefined)
    return `PORT ${String(port)} may not be used by this user; set PORT to one above 1023`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${String(address ?? '')} is no address of this machine`;
  return undefined;
}
