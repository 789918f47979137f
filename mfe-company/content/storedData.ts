/**
 * Everything in the API's database about visitors and its own work, in the policy's words. `privacyPolicy.test.ts`
 * names the columns for each entry and compares them with the schema of the API's migrations.
 */
export const storedData = {
  message: {
    entered: 'what you have to fill in (first name, last name, email address and the description);',
    added: 'what you may add (phone number, company, the service you’re interested in and your budget);',
    handling:
      'when it arrived, which department it went to, whether and when we answered, and our note about it;',
    suspicion:
      'whether it looked automated or came without our CAPTCHA verification (a person then looks first);',
    keys: 'what keeps it from being stored twice: a number, a random key, a fingerprint of the message and a normalized form of your email address.',
  },
  newsletter: {
    address: 'your email address, also in a normalized form, and a number;',
    dates: 'when you signed up, confirmed and left, and the key in your unsubscribe link;',
    consent:
      'as proof of your consent: the version of the words you agreed to, the page, the times of the request, the confirmation and the withdrawal, the network of request and confirmation (your IP address, shortened), and the key in the confirming link.',
  },
  delivery: {
    emails:
      'of each email and each notice to our own systems: its kind, the record it belongs to, when it was tried, whether it was delivered and, if it wasn’t, why;',
    limits:
      'counts of requests, by IP address or network, and of emails, by address (here, only its fingerprint);',
    backups:
      'when the database was backed up, and whether emails may go out after a restore (nothing about you);',
    erased:
      'when something was erased, and a fingerprint of the address or the number of the message, so no backup brings it back.',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
