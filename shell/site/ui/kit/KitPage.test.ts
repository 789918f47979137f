/** @jest-environment node */
import * as fs from 'node:fs';
import path from 'node:path';
import * as kit from 'shared-content/ui';

/** What shows nothing of its own, and the link inside `Actions`. */
const unseen = [
  'BelowFold',
  'ButtonLink',
  'Container',
  'DrawingSheetContext',
  'ErrorBoundary',
  'KitProvider',
  'Link',
  'VisuallyHidden',
];

it('shows every piece of the kit', () => {
  const used = fs.readFileSync(path.join(__dirname, 'KitPage.tsx'), 'utf8');
  const pieces = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !unseen.includes(name));
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.filter((name) => !used.includes(`<${name}`))).toEqual([]);
});
