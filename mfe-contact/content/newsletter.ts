import { company } from 'shared-content/content';

export const newsletter = {
  title: 'What we learned, in your inbox',
  lead: 'Short notes on what broke, what it cost and what we’d do again, with clients’ names and secrets left out. We write when it’s worth your time.',
  label: 'Email address',
  submit: 'Sign Up',
  honeypot: 'Leave this field empty',
  terms: {
    before: 'What you get, and how to stop it, is in the ',
    link: 'Terms and Conditions',
    between: '. The ',
    privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
    after: ' says what we keep. You can unsubscribe at any time.',
  },
  termsPath: '/terms-of-service',
} as const;

/** A way out, not part of a reader's consent. */
export const newsletterWithoutScript = `Signing up here needs JavaScript. You can also ask for it by email to ${company.email}.`;
