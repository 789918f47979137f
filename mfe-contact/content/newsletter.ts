export const newsletter = {
  eyebrow: 'Newsletter',
  title: 'What we learned, in your inbox',
  lead: 'Short notes from running projects: what broke, what it cost and what we would do again. We write when there is something worth your time.',
  label: 'Email address',
  submit: 'Sign Up',
  honeypot: 'Leave this field empty',
  terms: {
    before: 'By signing up you accept our ',
    link: 'Terms and Conditions',
    after: '. Unsubscribe with one click.',
  },
  termsPath: '/terms-of-service',
} as const;
