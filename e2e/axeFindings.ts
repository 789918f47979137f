import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Looked {
  /** CSS selector of where to look; everywhere otherwise. */
  readonly within?: string;
  /** False where `tooFaint` judges the same text on its pixels. */
  readonly contrast?: boolean;
}

/**
 * What breaks a rule of axe on a page as it stands, a line each: the rule and the elements. Frames of other origins are not
 * looked into, so that axe needs no page of its own to put its findings together.
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
