interface Connection {
  readonly saveData?: boolean;
  /** The browser's own estimate; `4g` is the best. Many phones indoors have less. */
  readonly effectiveType?: string;
}

/** The visitor's connection by the Network Information API; empty in Firefox and Safari, which lack it. */
export const getConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
