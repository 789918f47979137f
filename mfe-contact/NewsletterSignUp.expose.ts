import { NewsletterSignUp } from './components/newsletter/NewsletterSignUp';

export default NewsletterSignUp;
