import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from '@playwright/test';

export interface Studio {
  /** A PNG of the markup, `scale` device pixels for one CSS pixel; what is not painted stays transparent. */
  picture(
    body: string,
    size: { width: number; height: number; scale?: number; css?: string },
  ): Promise<Buffer>;
  /** A PDF of one page, whose text keeps its outlines. */
  pdf(body: string): Promise<Buffer>;
  /** A page for a scene that paints itself; the caller closes it. */
  page(size: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

// Software GL, so that the machine's graphics card (or none) changes no pixel.
const browserFlags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // Two rasterizers that take turns under load differ by a shade; one of them never does.
  '--disable-gpu-rasterization',
];

const systemChromium = '/usr/bin/chromium';

function launch(): Promise<Browser> {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);
  return chromium.launch({ executablePath, args: browserFlags });
}

const resolve = createRequire(import.meta.url).resolve;

const face = (style: 'normal' | 'italic') => {
  const file = `@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-${style}.woff2`;
  const data = readFileSync(resolve(file)).toString('base64');
  return `@font-face{font-family:"Instrument Sans";font-style:${style};font-weight:400 700;font-stretch:75% 100%;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
};

/** The site's own type, with both axes, inside the page: a drawing must not depend on installed fonts. */
const instrumentSansCss = () => `${face('normal')}${face('italic')}`;

const getDocument = (body: string, css = '') =>
  `<!doctype html><style>${instrumentSansCss()}html,body{margin:0;font-family:"Instrument Sans";text-rendering:geometricPrecision}${css}</style>${body}`;

/** One Chromium for a whole run; it starts when the first drawing needs it. */
export function openStudio(): Studio {
  let browser: Promise<Browser> | undefined;
  const openPage = async (size: { width: number; height: number }, scale = 1) => {
    browser ??= launch();
    const context = await (await browser).newContext({ viewport: size, deviceScaleFactor: scale });
    return context.newPage();
  };
  const fill = async (page: Page, html: string) => {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
  };

  return {
    async picture(body, { width, height, scale = 1, css }) {
      const page = await openPage({ width, height }, scale);
      await fill(page, getDocument(body, css));
      const png = await page.screenshot({ omitBackground: true });
      await page.context().close();
      return png;
    },
    async pdf(body) {
      const page = await openPage({ width: 2000, height: 400 });
      await fill(page, getDocument(body, '@page{size:2000px 400px;margin:0}'));
      const file = await page.pdf({ preferCSSPageSize: true });
      await page.context().close();
      return file;
    },
    page: (size) => openPage(size),
    close: async () => (await browser)?.close(),
  };
}
