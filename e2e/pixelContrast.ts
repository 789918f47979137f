import { type Page } from '@playwright/test';
import sharp from 'sharp';
import { waitForLayout } from './visit';

interface Line {
  readonly text: string;
  readonly color: readonly [red: number, green: number, blue: number, alpha: number];
  /** Large text (24 px, or 18.66 px and bold) needs 3:1, other text 4.5:1 (WCAG 2.2, 1.4.3). */
  readonly needs: number;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Every visible line of text within `selector`, with its color and its position on the page. */
const linesIn = (page: Page, selector: string): Promise<Line[]> =>
  page.evaluate((within) => {
    const lines: Line[] = [];
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.nodeValue?.trim() || !element || element.closest('svg, [aria-hidden="true"], script'))
          continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const style = getComputedStyle(element);
        const parts = (style.color.match(/[\d.]+/g) ?? []).map(Number);
        let alpha = parts[3] ?? 1;
        // Excludes what a scrollable table hides beyond its edges.
        let [from, to] = [-Infinity, Infinity];
        // Only for screen readers.
        let unseen = false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { opacity, overflowX, clipPath } = getComputedStyle(at);
          unseen ||= clipPath === 'inset(50%)' || (at === element && clipPath !== 'none');
          alpha *= Number(opacity);
          if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
          const edges = at.getBoundingClientRect();
          // Without its rounded corners.
          [from, to] = [Math.max(from, edges.left + 1), Math.min(to, edges.right - 24)];
        }
        if (unseen) continue;
        const size = Number.parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        // A giant figure's font reaches beyond its block, whose lines are lower; its letters do not.
        const block = element.getBoundingClientRect();
        for (const line of range.getClientRects()) {
          const left = Math.max(line.left, from);
          const width = Math.min(line.right, to) - left;
          const top = Math.max(line.top, block.top);
          const height = Math.min(line.bottom, block.bottom) - top;
          if (width >= 1 && height >= 1)
            lines.push({
              text: node.nodeValue.trim().slice(0, 60),
              color: [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, alpha],
              needs: large ? 3 : 4.5,
              box: { left: left + scrollX, top: top + scrollY, width, height },
            });
        }
      }
    }
    return lines;
  }, selector);

const computeLinear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const linearOf = Array.from({ length: 256 }, (_, channel) => computeLinear(channel));
/** Pixels have whole channels; a color that shines through may have others. */
const linear = (channel: number) => linearOf[channel] ?? computeLinear(channel);
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(color: Line['color'], ground: readonly [number, number, number]): number {
  const [red, green, blue, alpha] = color;
  const over = (channel: number, below: number) => channel * alpha + below * (1 - alpha);
  const text = luminance(over(red, ground[0]), over(green, ground[1]), over(blue, ground[2]));
  const behind = luminance(...ground);
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

/** A PNG of the whole page, as from `page.screenshot`, but compressed for speed, which takes a third of the time. */
async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize: size } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...size, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Positions of the page's blocks, once its fonts have loaded. */
const getPlaces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const blocks = [...document.querySelectorAll('[data-part] > *, [data-part] > * > *, footer')];
    return blocks.map((block) => Object.values(block.getBoundingClientRect().toJSON() as object)).join();
  });

/**
 * Lines of text with too little contrast, measured on the pixels behind them. axe cannot judge text over gradients,
 * pictures and drawings. The page is captured with transparent text.
 *
 * @param selector part of the page to check
 */
export async function tooFaint(page: Page, selector = 'main'): Promise<string[]> {
  await waitForLayout(page);
  // From the top, where nothing fixed overlaps the page. Two frames let fading elements disappear.
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const places = await getPlaces(page);
  const lines = await linesIn(page, selector);
  // Through the CSSOM, because the pages' policy forbids foreign inline styles.
  await page.evaluate(() => {
    const veil = new CSSStyleSheet();
    veil.replaceSync(
      '*{color:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration:none!important;transition:none!important}',
    );
    document.adoptedStyleSheets.push(veil);
  });
  const { data, info } = await sharp(await photograph(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  // Late content has moved the lines since they were read.
  if ((await getPlaces(page)) !== places) return tooFaint(page, selector);

  const faint: string[] = [];
  for (const { text, color, needs, box } of lines) {
    let worst = Infinity;
    // Backgrounds repeat, so each color behind a line is judged once.
    const seen = new Set<number>();
    const right = Math.min(info.width, Math.ceil(box.left + box.width));
    const bottom = Math.min(info.height, Math.ceil(box.top + box.height));
    for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1)
      for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
        const at = (y * info.width + x) * 3;
        const key = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
        if (seen.has(key)) continue;
        seen.add(key);
        worst = Math.min(worst, contrast(color, [data[at]!, data[at + 1]!, data[at + 2]!]));
      }
    if (worst < needs) faint.push(`${worst.toFixed(2)}:1 “${text}”`);
  }
  return faint;
}
