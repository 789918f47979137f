import { eCommerce } from './eCommerce';
import { education } from './education';
import { finance } from './finance';
import { government } from './government';
import { healthcare } from './healthcare';
import type { IndustryContent } from './industry.contract';
import { logistics } from './logistics';

/** Content of all six pages, in the catalogue’s order; for documents and tests, never for a page's chunk. */
export const industryPages: readonly IndustryContent[] = [
  healthcare,
  education,
  eCommerce,
  finance,
  logistics,
  government,
];
