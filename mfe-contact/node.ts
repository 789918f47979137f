import NewsletterSignUp from './components/newsletter/NewsletterSignUp';

export { documents } from './documents';
export { default as section } from './section';
export const exposed = { NewsletterSignUp };
