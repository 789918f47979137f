/** One line of the doctor's report: what was checked, its state and, for all but `ok`, the cure. */
export interface Finding {
  readonly check: string;
  readonly level: 'ok' | 'warn' | 'fail';
  readonly text: string;
  readonly cure?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, level: 'ok', text });
export const warn = (check: string, text: string, cure: string): Finding => ({
  check,
  level: 'warn',
  text,
  cure,
});
export const fail = (check: string, text: string, cure: string): Finding => ({
  check,
  level: 'fail',
  text,
  cure,
});

/** A finding as one printed line. */
export function getLine({ check, level, text, cure }: Finding): string {
  return `${level.padEnd(4)}  ${check.padEnd(9)}  ${text}${cure === undefined ? '' : ` -> ${cure}`}`;
}
