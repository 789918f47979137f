import type { Action } from 'shared-content/ui';

/** Calls to action whose links to /contact name the reader's topic, so that the form can show it. */
// A separate file: with callsToAction, the company's facts would be in every page's script.
export const aboutSubject = (actions: readonly Action[], slug: string): readonly Action[] =>
  actions.map((action) => (action.to === '/contact' ? { ...action, to: `/contact?about=${slug}` } : action));
