import { company, retention } from 'shared-content/content';

export const newsletterTerms = {
  title: 'Terms and Conditions',
  close: 'Close',
  sections: [
    {
      heading: 'What you get',
      text: `You’ll get emails from ${company.name} about our work: lessons learned, with clients’ names and secrets left out, and new case studies. The newsletter is free.`,
    },
    {
      heading: 'How you sign up',
      text: `We’ll send one email to the address you entered. Only once you open its link and confirm are you on the list. If you don’t, we forget the request after ${retention.unconfirmedDays} days.`,
    },
    {
      heading: 'What we keep',
      text: 'We keep your email address and the proof of your consent: the version of these words, when and on which page you signed up and confirmed, and the network you did so from (your IP address, shortened). We also keep the key of each link we send you, and whether our emails were delivered. We use all this for the newsletter alone. We don’t sell it or pass it on for advertising.',
    },
    {
      heading: 'How to unsubscribe',
      text: `Every email has an unsubscribe link. It opens a page where one click confirms. After that, we keep the address for ${retention.leftNewsletterDays} days, only as a note not to write to you. Write to ${company.email} if you’d like it deleted at once.`,
    },
    {
      heading: 'What we promise, and what we don’t',
      text: 'We write what we know from practice and correct what turns out to be wrong. The newsletter is general information, and no substitute for advice on your particular system.',
    },
  ],
  more: {
    before: 'For the newsletter, these words come first. For everything else, see the ',
    terms: { label: 'Terms of Service', to: '/terms-of-service' },
    between: ' and the ',
    privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
    after: '.',
  },
} as const;
