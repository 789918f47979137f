import { company } from 'shared-content/content';

export const newsletterTerms = {
  title: 'Terms and Conditions',
  close: 'Close',
  sections: [
    {
      heading: 'What you get',
      text: `E-mails from ${company.name} about our work: lessons from running projects and new case studies. The newsletter is free.`,
    },
    {
      heading: 'What we keep',
      text: 'Your e-mail address and the proof of your consent: the version of these words, when and on which page you signed up and confirmed, and the network you did so from (your IP address, shortened). We send the newsletter to that address and use it for nothing else. We do not sell it or pass it on for advertising.',
    },
    {
      heading: 'How to leave',
      text: `Every e-mail has an unsubscribe link that works with one click. You can also write to ${company.email}, and we delete your address.`,
    },
    {
      heading: 'What we promise, and what we do not',
      text: 'We write what we know from practice and correct what turns out to be wrong. The newsletter is general information, not advice for your particular system.',
    },
  ],
  more: {
    before: 'The full ',
    terms: { label: 'Terms of Service', to: '/terms-of-service' },
    between: ' and ',
    privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
    after: ' apply too.',
  },
} as const;
