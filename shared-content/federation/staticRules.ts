/**
 * Selectors for static pages: React hydrates their frame, but not their content. State, effects and handlers are found
 * by their module's directive 'use client' (`routeFaults`), which lint demands.
 */
export const staticRules = {
  /**
   * Controls that need a script in at least one supported browser (package.json): not all of these browsers open menus and
   * dialogs by themselves. Radio buttons and checkboxes are allowed, as CSS may react to them.
   */
  controls:
    'form, input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable], button:not([disabled], [data-back])',
  /** Interactive parts within a static page: a part of another section, Home's film. */
  apart: '[data-part] [data-part], [data-film]',
} as const;

/** @returns names of the controls within a page's element that would be dead on a static page, each once */
export const getDeadControls = (root: Element): string[] => [
  ...new Set(
    [...root.querySelectorAll(staticRules.controls)]
      .filter((control) => !control.closest(staticRules.apart))
      .map(({ localName }) => localName),
  ),
];

/** @returns the fault of a static page with a dead control, as a predicate of the page */
export const describeDeadControl = (name: string): string =>
  `has a <${name}>, which would be dead: its route says \`static\`, and React does not hydrate the page's content`;
