/** One line of the doctor's: what was looked at, how it is, and for all but `ok` what to do. */
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

/** As it is printed. */
export function getLine({ check, level, text, cure }: Finding): string {
  return `${level.padEnd(4)}  ${check.padEnd(9)}  ${text}${cure === undefined ? '' : ` -> ${cure}`}`;
}
