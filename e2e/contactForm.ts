import { type Page, expect } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { axeFindings } from './axeFindings';

export const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
export const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label, { exact: true });
export const send = (page: Page) => form(page).getByRole('button', { name: /^(Send Message|Sending)/ });
export const toast = (page: Page) => page.locator('[data-toast]');
export const inline = (page: Page, role: 'alert' | 'status', words: string) =>
  form(page).getByRole(role).getByText(words, { exact: true });

/** Focuses the form's first field, which starts React (`island` of the kit). */
export const startForm = (page: Page) => field(page, 'First name').focus();

export async function fillRequired(
  page: Page,
  email = 'ada@client.example.com',
  description = 'An app for clinics',
) {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Rahman');
  await field(page, 'Email').fill(email);
  await field(page, 'Project description').fill(description);
}

export async function openVerified(page: Page) {
  await page.goto('/contact');
  await startForm(page);
  await expect(form(page).getByText(formMessages.contact.verified)).toBeVisible();
}

export async function expectAccessible(page: Page, state: string) {
  // Colors in mid-transition are invalid; only the final ones count.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  );
  expect(await axeFindings(page, { within: 'main' }), state).toEqual([]);
}
