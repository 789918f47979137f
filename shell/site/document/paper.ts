import { createHash } from 'node:crypto';
import { paperCss } from 'shared-content/theme';

const text = paperCss.trim().replaceAll('\n', '');

/** The rules for paper as a file of the generation, named after its bytes. */
export const paper = {
  url: `/paper.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`,
  text,
};
