import type { Action } from 'shared-content/ui';

/** Calls to action whose links to /contact say what the reader comes for: the form can name it. */
// A file of its own: beside callsToAction it would bring the company's facts into every page's script.
export const aboutSubject = (actions: readonly Action[], slug: string): readonly Action[] =>
  actions.map((action) => (action.to === '/contact' ? { ...action, to: `/contact?about=${slug}` } : action));
