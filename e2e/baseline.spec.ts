import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import browserslist from 'browserslist';
import doiuse from 'doiuse';
import { ESLint, type Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import postcss from 'postcss';
import { company } from 'shared-content/content';
import { SiteFolder } from '../shell/platform/store/SiteFolder';
import { answerChanged } from './brokenScripts';
import { kinds } from './routes';
import { testStore } from './storeCopy';
import { openVisit, waitForHydration } from './visit';

/** The files of one kind in a store folder, of the live generation's versions and older ones. */
const filesIn = (folder: string, ext: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ext))
    .map((name) => path.join(folder, name));

const siteFolder = new SiteFolder(testStore);
const getLive = () => siteFolder.pages(siteFolder.shown()?.history.at(-1)?.generation ?? '');

/** Scripts of the live generation's versions: those that its pages load at once, and those of clicks. */
function liveScripts(): string[] {
  const named = [...filesIn(getLive(), '.html'), path.join(getLive(), 'sections.json')].flatMap(
    (file) => readFileSync(file, 'utf8').match(/\/assets\/[^/"\s]+\/\w{22}\/(?=[^"\s]+\.js)/g) ?? [],
  );
  return [...new Set(named)].flatMap((folder) => filesIn(path.join(testStore, folder), '.js'));
}

/**
 * Newer than the oldest browsers, and checked before use. Iterator methods share their names with array methods,
 * which minified code cannot tell apart. So these names are allowed; names of iterators alone are not.
 */
const guarded = [
  /requestIdleCallback/,
  /navigator\.connection/,
  /ReportingObserver/,
  /document\.(prerendering|wasDiscarded)/,
];
const arraysToo = ['every', 'filter', 'find', 'flatmap', 'foreach', 'map', 'reduce', 'some'];
// React.Children.toArray has the same name.
const itself = ['toarray'];

test('scripts use only syntax and calls that the oldest supported browsers have', async () => {
  const newer = esx.configs['flat/restrict-to-es2022'];
  const rules: Linter.RulesRecord = { ...newer.rules, 'compat/compat': 'error' };
  for (const name of [...arraysToo, ...itself]) rules[`es-x/no-iterator-prototype-${name}`] = 'off';
  const eslint = new ESLint({
    overrideConfigFile: true,
    ignore: false,
    allowInlineConfig: false,
    overrideConfig: {
      languageOptions: { ecmaVersion: 2022, sourceType: 'script' },
      // By name only: the type of a method's object is unknown here.
      settings: { 'es-x': { aggressive: true } },
      plugins: { ...newer.plugins, compat: compat as unknown as ESLint.Plugin },
      rules,
    },
  });
  const getFaults = async (code: string, file: string) => {
    const [result] = await eslint.lintText(code, { filePath: 'script.js' });
    return (result?.messages ?? [])
      .filter(({ message }) => !guarded.some((known) => known.test(message)))
      .map(({ message, line, column }) => `${path.relative(testStore, file)}:${line}:${column} ${message}`);
  };
  // Tests the check itself: newer syntax, a newer method, a newer interface, and code for every browser.
  for (const newerCode of ['a = /[b--c]/v', 'list.toReversed()', 'new URLPattern("/a")'])
    expect(await getFaults(newerCode, 'trial'), newerCode).not.toEqual([]);
  expect(await getFaults('class A { b = c?.at(-1); }', 'trial')).toEqual([]);
  const scripts = liveScripts();
  expect(scripts.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const file of scripts) faults.push(...(await getFaults(readFileSync(file, 'utf8'), file)));
  expect(faults).toEqual([]);
});

/** Rules that some browser of the list ignores or supports partly, and what its visitors get instead. */
const enhancements: Readonly<Record<string, string>> = {
  'text-size-adjust': 'for phones that enlarge text by themselves; others need none',
  'css-has': 'ticks and outcomes have a rule for browsers without (Firefox before 121); the rest is colour',
  'css-selection': 'the system’s colour of selected text',
  'css-masks': 'prefixed by emotion, which every browser of the list reads',
  'css-clip-path': 'basic shapes alone are used, which every browser of the list knows',
  multicolumn: 'columns and their gap alone are used, which every browser of the list knows',
  'intrinsic-width': 'fit-content as a width, which every browser of the list knows',
  'text-decoration': 'the underline’s offset and thickness: the font’s own',
  'css-text-indent': 'a length, which every browser of the list knows',
  'css-marker-pseudo': 'the numbers’ colour: that of the text',
  'css-autofill': 'MUI’s colour of what the browser has filled in: the browser’s own',
  'css-resize': 'text areas have no handle on phones',
  'css-media-scripting':
    'without JavaScript controls are seen that do nothing (Chrome before 120, Safari before 17)',
  'css3-cursors': 'phones have none',
  'extended-system-fonts': 'the next font of the list',
  'css-reflections': 'pictures at the water’s edge are not reflected in it (Firefox)',
  'css-content-visibility': 'answers that are closed are printed closed',
  'css-display-contents':
    'of boxes without a role alone (a div, a picture): browsers of the list differ in roles',
  'css-subgrid': 'rows of neighbouring cards are not level (Chrome before 117)',
};

test('styles use only what the oldest supported browsers have, except for rules that degrade', async () => {
  const used = new Map<string, string>();
  const check = postcss([
    doiuse({
      browsers: browserslist(),
      onFeatureUsage: ({ feature, message }: { feature: string; message: string }) =>
        used.set(feature, message),
    }),
  ]);
  const sheets = new Set<string>();
  for (const file of filesIn(getLive(), '.html'))
    for (const [, css] of readFileSync(file, 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      if (css) sheets.add(css);
  const late = filesIn(getLive(), '.css').map((file) => readFileSync(file, 'utf8'));
  expect(late.length).toBeGreaterThan(30);
  for (const css of late) sheets.add(css);
  expect(sheets.size).toBeGreaterThan(30);
  for (const css of sheets) await check.process(css, { from: undefined });
  expect([...used].filter(([feature]) => !(feature in enhancements))).toEqual([]);
  // An exception for an unused feature must go.
  expect(Object.keys(enhancements).filter((feature) => !used.has(feature))).toEqual([]);
});

test('every control works without the features that the oldest supported browsers lack', async ({
  browser,
  baseURL,
}) => {
  const { page, messages } = await openVisit(browser, { motionless: true });
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'ViewTimeline', 'ScrollTimeline'])
      Reflect.deleteProperty(globalThis, name);
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'commandForElement', 'command'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['groupBy']) Reflect.deleteProperty(Object, name);
    Reflect.deleteProperty(Promise, 'withResolvers');
  });
  // Renames the attributes and rules that the browser would support, so that it does not know them.
  await page.route(
    ({ pathname }) => !pathname.startsWith('/assets/') && !pathname.startsWith('/api/'),
    (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const change = (html: string) =>
        html
          .replace(/ (popovertarget|popover|commandfor|command)="/g, ' data-$1="')
          .replaceAll(':has(', ':unknown(')
          .replaceAll('selector(:unknown(', 'selector(:has(')
          .replaceAll('animation-timeline', 'unknown-timeline');
      // The document's policy contains the hashes of its styles.
      return answerChanged(route, change, ['content-security-policy']);
    },
  );
  for (const route of [...kinds, '/nowhere']) {
    await page.goto(`${baseURL}${route}`);
    const hydration = await waitForHydration(page, 60_000);
    expect(hydration.frozen, route).toBe(0);
    expect(hydration.alive, route).toContain('');
    await expect(page.locator('main h1'), route).toBeVisible();
  }
  expect(messages.filter((words) => !words.includes('404'))).toEqual([]);

  await page.goto(`${baseURL}/`);
  await waitForHydration(page, 60_000);
  const questions = page.locator('main details[name] > summary');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect(page.locator('main details[name][open]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.locator('#menu-services').getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page).toHaveURL(/cybersecurity$/);
  await page.goto(`${baseURL}/about`);
  await waitForHydration(page, 60_000);
  await page.getByRole('button', { name: 'Ishrat Noor' }).click();
  await expect(page.locator('dialog[open]')).toContainText('Ishrat Noor');
  await page.goto(`${baseURL}/contact`);
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByRole('form').getByText('Verification completed')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: company.email }).first()).toBeVisible();
  await page.goto(`${baseURL}/`);
  await waitForHydration(page, 60_000);
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await page.context().close();
});
