import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Looked {
  /** CSS selector of the part to check; the whole page otherwise. */
  readonly within?: string;
  /** False where `tooFaint` checks the same text on its pixels. */
  readonly contrast?: boolean;
}

/**
 * Violations of axe's rules on a page in its current state, one line each: the rule and the elements. Frames of other
 * origins are skipped, so that axe needs no extra page to merge its results.
 */
export async function axeFindings(page: Page, { within, contrast = true }: Looked = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  if (within) axe.include(within);
  if (!contrast) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
