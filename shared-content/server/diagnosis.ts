import type { Finding } from '../federation/findings';

/** What the doctor says of one check: that it passed, or what it found on this machine. */
export type Diagnosis = { readonly check: string } & (
  | { readonly severity: 'ok'; readonly words: string; readonly cure?: undefined }
  | Pick<Finding, 'severity' | 'words' | 'cure'>
);

export const ok = (check: string, words: string): Diagnosis => ({ check, severity: 'ok', words });
const found =
  (severity: Finding['severity']) =>
  (check: string, words: string, cure: string): Diagnosis => ({ check, severity, words, cure });
export const warning = found('warning');
export const error = found('error');

/** A diagnosis as one printed line. */
export const formatDiagnosis = ({ check, severity, words, cure }: Diagnosis): string =>
  `${severity.padEnd(7)}  ${check.padEnd(9)}  ${words}${cure === undefined ? '' : ` -> ${cure}`}`;
