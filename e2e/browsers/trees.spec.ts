import { expect } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { kinds } from '../routes';
import type { AccessibleNode } from './engines/AccessibleNode';
import { test } from './test';

// The accessibility trees (names, roles, states, live regions) that Chromium and Firefox themselves provide.

/** The tree around every page. */
const frameTree = `
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
        - button "Services menu" [collapsed]
      - listitem:
        - link "Industries"
        - button "Industries menu" [collapsed]
  - link "Get a FREE Consultation"
- main:
  - heading [level=1]
- contentinfo:
  - heading "Services" [level=2]
  - heading "Company" [level=2]
  - heading "Contact" [level=2]
- status [live=polite]
`;

const flat = (nodes: readonly AccessibleNode[]): AccessibleNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

const named =
  /^(button|combobox|dialog|form|image|link|listbox|navigation|option|radio|region|summary|textbox)$/;

/** Faults that no page may have, whatever its content. */
function getFaults(tree: readonly AccessibleNode[]): string[] {
  const nodes = flat(tree);
  const of = (role: string) => nodes.filter((node) => node.role === role);
  const faults = nodes
    .filter(({ role, name }) => named.test(role) && !name)
    .map(({ role }) => `a ${role} without a name`);
  for (const role of ['banner', 'main', 'contentinfo'])
    if (of(role).length !== 1) faults.push(`${of(role).length} of ${role}`);
  const names = of('navigation').map(({ name }) => name);
  if (new Set(names).size < names.length) faults.push(`navigations of one name: ${names.join()}`);
  if (of('heading').filter(({ states }) => states.includes('level=1')).length !== 1)
    faults.push('not one h1');
  let above = 0;
  for (const { name, states } of of('heading')) {
    const level = Number(states.find((state) => state.startsWith('level='))?.slice(6));
    if (level > above + 1) faults.push(`a level is left out above "${name}"`);
    above = level;
  }
  if (nodes.some(({ role, states }) => role !== 'form' && states.includes('invalid')))
    faults.push('an error before anything was entered');
  return faults;
}

// Firefox builds trees from the first request on, so request one before there is a page.
test.beforeEach(async ({ visitor }) => void (await visitor.tree()));

test('the accessibility tree of every kind of page has its landmarks, and names for its controls', async ({
  visitor,
}) => {
  for (const path of [...kinds, '/nowhere']) {
    await visitor.open(path);
    await visitor.untilAlive();
    const tree = await visitor.waitForTree(frameTree, `${path} tells its frame`);
    expect.soft(getFaults(tree), path).toEqual([]);
  }
});

test('the tree has a menu’s state and links; a followed link is announced', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.untilAlive();
  await visitor.tap('header button', 'Industries menu');
  await visitor.waitForTree(`
    - navigation "Main":
      - listitem:
        - button "Industries menu" [expanded]
        - list:
          - listitem:
            - link "Healthcare"
  `);
  await visitor.press('Escape');
  await visitor.waitForTree('- button "Industries menu" [collapsed]');
  await visitor.follow('header a', 'Careers');
  await visitor.waitForTree(`
    - main:
      - heading "Join Our Team" [focused] [level=1]
    - status /^Careers/ [live=polite]
  `);
});

test('the tree has the form’s fields, their errors and the result of a submit', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilAlive();
  await visitor.waitForTree(`
    - form "Send us a message":
      - textbox "First name" [required]
      - textbox "Last name" [required]
      - textbox "Email" [required]
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
      - textbox "Project description" [required]
      - group "Verification":
        - status "${formMessages.contact.verified}" [live=polite]
      - alert
      - status [live=polite]
      - button "Send Message"
  `);
  await visitor.tap('main form label', 'Mobile Applications');
  await visitor.tap('main form button', 'Send');
  const tree = await visitor.waitForTree(`
    - form "Send us a message":
      - textbox "First name" [focused] [invalid]
      - textbox "Project description" [invalid]
      - alert /${formMessages.contact.requiredMissing}$/
  `);
  expect(flat(tree).find(({ name }) => name === 'First name')?.description).toMatch(/first name/i);
  expect(flat(tree).find(({ name }) => name === 'Mobile Applications')?.states).toContain('checked');
});

test('a profile is a named dialog; a filter is a list with its selection', async ({ visitor }) => {
  await visitor.open('/about?member=ishrat-noor');
  await visitor.untilAlive();
  await visitor.waitForTree(`
    - dialog "Ishrat Noor" [modal]:
      - button "Close profile"
      - heading "Ishrat Noor" [level=3]
  `);
  await visitor.open('/projects');
  await visitor.untilAlive();
  await visitor.tap('#filter-industry');
  await visitor.waitForTree(`
    - button /^Industry / [expanded]
    - listbox "Industry":
      - option "All (17)" [selected]
      - option /^Healthcare/
  `);
  await visitor.tap('[role="option"]', 'Healthcare');
  await visitor.waitForTree(`
    - button "Industry Healthcare (3)" [collapsed] [focused]
    - status "Showing 3 of 17 projects" [live=polite]
  `);
});
