import { type Page, expect, test } from '@playwright/test';
import { pageKinds } from './routes';
import { openVisit, waitForLife } from './visit';

// What a screen reader is told (names, roles, states), as Chromium's accessibility tree has it. A template names what
// must be there, in this order; what else stands between is free.

const frame = `
- link "Skip to content"
- banner:
  - link "Shapla Systems, home"
  - navigation "Main":
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "About"
      - listitem:
        - link "Services"
        - button "Services menu"
- main:
  - heading [level=1]
- contentinfo:
  - heading "Services" [level=2]
  - heading "Company" [level=2]
  - heading "Contact" [level=2]
`;

async function open(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await page.goto(new URL(path, baseURL).href);
  await waitForLife(page);
}

test('every kind of page tells the same frame, and one heading of the first level', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser, { still: true });
  for (const path of pageKinds) {
    await open(page, baseURL, path);
    await expect.soft(page.locator('body'), path).toMatchAriaSnapshot(frame);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
  await page.context().close();
});

test('a menu tells whether it is open, and what stands in it', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser, { still: true });
  await open(page, baseURL, '/');
  const item = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', { name: 'Industries menu' }),
    });
  await expect(page.getByRole('button', { name: 'Industries menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.getByRole('button', { name: 'Industries menu' }).click();
  await expect(item.first()).toMatchAriaSnapshot(`
    - listitem:
      - link "Industries"
      - button "Industries menu" [expanded]
      - list:
        - listitem:
          - link "Healthcare"
  `);
  await page.context().close();
});

test('the form tells what is missing at the field that lacks it', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser, { still: true });
  await open(page, baseURL, '/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await expect(form).toMatchAriaSnapshot(`
    - form "Send us a message":
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email"
      - textbox "Phone (optional)"
      - textbox "Company (optional)"
      - combobox "Budget (optional)":
        - option "Select budget range" [selected]
      - group "What do you need? (optional)":
        - radio "Healthcare Management Systems"
        - radio "E-commerce Platforms"
        - radio "Educational Software"
        - radio "Mobile Applications"
        - radio "Digital Marketing Solutions"
        - radio "Custom Software Development"
      - textbox "Project description"
      - group "Bot check"
      - alert
      - status
      - button "Send Message"
  `);
  await form.getByRole('radio', { name: 'Mobile Applications' }).check();
  await expect(form.getByRole('radio', { name: 'Mobile Applications' })).toBeChecked();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const first = form.getByRole('textbox', { name: 'First name' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/first name/i);
  await page.context().close();
});

test('a person is a dialog with a name, a filter a list that tells what is chosen', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser, { still: true });
  await open(page, baseURL, '/about?member=ishrat-noor');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Ishrat Noor":
      - button "Close profile"
      - heading "Ishrat Noor" [level=3]
  `);
  await open(page, baseURL, '/projects');
  await page.getByRole('button', { name: /^Industry / }).press('ArrowDown');
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox "Industry":
      - option /All/ [selected]
      - option /Healthcare/
  `);
  await page.context().close();
});

test('a click into another page is told in a live region', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser, { still: true });
  await open(page, baseURL, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Careers' })).toHaveCount(1);
  await page.context().close();
});
