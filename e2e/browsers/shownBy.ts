import { allSpecs } from '../testsOfChange';

/**
 * Marks a journey that specs beside this folder already walk in Chromium. By day it runs in the other engines;
 * `npm run browsers` runs it in all.
 *
 * @throws Error for a spec that does not exist
 */
export function shownBy(...specs: string[]) {
  const missing = specs.filter((spec) => !allSpecs().includes(spec));
  if (missing.length > 0) throw new Error(`No such spec: ${missing.join(', ')}.`);
  return { tag: '@shown', annotation: { type: 'shown in Chromium by', description: specs.join(', ') } };
}
