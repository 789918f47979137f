/**
 * All that the API's database holds about visitors and its own work, as the policy says it. privacyPolicy.test.ts in the
 * root names the columns behind each of these and compares them with the schema that the API's migrations make.
 */
export const storedData = {
  message: {
    entered:
      'what you have to fill in, because we couldn’t answer you without it: your first name, last name, email address and the description;',
    added:
      'what you may add: your phone number, your company, the service you’re interested in and your budget;',
    source:
      'where your visit began, if your browser says so: the page of this site, the site you came from and the campaign in the address;',
    handling:
      'how we handled it: when it arrived, which department it went to, whether and when we answered, and our own note about it;',
    answers: 'the answers we wrote to you from here, with the name of the colleague and the time;',
    suspicion:
      'whether it looked automated or came while our bot check couldn’t be reached, in which case a person looks first, and addresses whose messages we hold back, with the reason;',
    keys: 'what keeps a message from being stored twice and lets us find it: a number, a random key, a fingerprint of the message and your address in a uniform spelling.',
  },
  newsletter: {
    address: 'your email address, also in a uniform spelling, and a number;',
    dates:
      'when you signed up, confirmed and left, whether and why email to you came back, and the key in your unsubscribe link;',
    issues:
      'the newsletters we wrote: their words, when each was sent and how far it got. They hold nothing about you;',
    consent:
      'for each sign-up, as proof of your consent: the version of the words you agreed to, the page, the times of the request, the confirmation and the withdrawal, the network of request and confirmation (your IP address, shortened), the key in the confirming link, and whether the sign-up looked automated.',
  },
  delivery: {
    emails:
      'of each email that a message or a sign-up causes, and of each notice to our own systems: what kind it is, which record it belongs to, when it was tried, whether it was delivered and, if not, why;',
    pause: 'that an email has just gone to your address, which stops anyone from making us send you many;',
    log: 'a log of which colleague exported, changed or erased which record and when. It names records by their number and holds nothing you wrote;',
    signIns: 'the keys with which colleagues sign in to read messages. They hold nothing about you.',
  },
  counts: {
    failures:
      'how often, in which minute, which part and version of this site failed to load or to run, or was refused by the browser’s security rules;',
    speed:
      'for a sample of visits, how fast pages appeared and responded, per day, kind of page and kind of device (phone, tablet or desktop).',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
