import { company } from 'shared-content/content';

export const newsletter = {
  title: 'What we learned, in your inbox',
  lead: 'Short notes from live projects: what broke, what it cost and what we’d do again. We write when it’s worth your time.',
  label: 'Email address',
  submit: 'Sign Up',
  honeypot: 'Leave this field empty',
  terms: {
    before: 'By signing up you accept our ',
    link: 'Terms and Conditions',
    between: '. The ',
    privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
    after: ' says what we keep. You can leave at any time.',
  },
  termsPath: '/terms-of-service',
} as const;

/** Ways out, not part of a reader's consent. */
const byEmail = `email ${company.email}, and we’ll send you the confirmation link.`;
export const newsletterWithoutScript = `Signing up needs JavaScript. Or ${byEmail}`;
export const newsletterWithoutCaptcha = `The bot check couldn’t be completed. Please try again, or ${byEmail}`;
