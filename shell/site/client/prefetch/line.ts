interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The visitor's connection by the Network Information API; empty in Firefox and Safari, which lack it. */
export const line = (): Line => (navigator as { connection?: Line }).connection ?? {};
