/** What the form has to say after a submit: inline and as a toast. */
export interface Notice {
  /** Counts the notices, so that the same words said again are announced again. */
  readonly id: number;
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** Whether the message itself takes the focus; not when a field or the bot check does. */
  readonly focus: boolean;
  /** Whether email and phone are named below it. */
  readonly wayOut?: boolean;
}
