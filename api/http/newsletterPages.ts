import type { PlainPage } from './plainPage';

/** The states of a page behind a newsletter link. */
export type NewsletterPageState =
  'asked' | 'confirmed' | 'request-unknown' | 'subscribed' | 'left' | 'unknown' | 'away';

/** The pages behind the links of newsletters, by state. */
export const newsletterPages: Record<NewsletterPageState, PlainPage> = {
  asked: {
    heading: 'Get the newsletter?',
    text: 'Press the button and you’re on the list. You can leave it at any time.',
    button: 'Confirm',
  },
  confirmed: {
    heading: 'You’re on the list',
    text: 'Thank you for subscribing to our newsletter!',
  },
  'request-unknown': {
    heading: 'This link is no longer valid',
    text: 'Please sign up once more if you’d like to get the newsletter.',
  },
  subscribed: {
    heading: 'Leave the newsletter?',
    text: 'Press the button and we’ll stop writing to you.',
    button: 'Unsubscribe',
  },
  left: {
    heading: 'You’ve left the newsletter',
    text: 'This address won’t get the newsletter anymore, unless you sign up and confirm again.',
  },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'No one is subscribed under it, so there’s nothing to leave.',
  },
  away: {
    heading: 'This isn’t working right now',
    text: 'Please open the link again in a few minutes. Nothing’s been changed.',
  },
};
