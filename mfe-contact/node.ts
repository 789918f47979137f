import type { SectionBundle } from 'shared-content/federation';
import NewsletterSignUp from './components/newsletter/NewsletterSignUp';

/** What compose loads to write this section's documents. */
export { documents } from './documents';
export { default as section } from './section';

export const exposed = { NewsletterSignUp } satisfies SectionBundle['exposed'];
