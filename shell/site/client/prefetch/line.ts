interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser tells of the visitor's connection (Network Information API); nothing in Firefox and Safari. */
export const line = (): Line => (navigator as { connection?: Line }).connection ?? {};
