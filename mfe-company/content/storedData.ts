/** One thing that is kept, in the policy's words, and where the API keeps it (table.column). */
export interface StoredData {
  readonly words: string;
  readonly columns: readonly string[];
}

const data = (words: string, table: string, ...columns: readonly string[]): StoredData => ({
  words,
  columns: columns.map((column) => `${table}.${column}`),
});

/**
 * All that the API's database holds. The policy says it in these words; a test compares the columns with the schema that
 * the API's migrations make, so that nothing is stored unsaid and nothing is said that isn't stored.
 */
export const storedData = {
  message: [
    data(
      'what you have to fill in, because we couldn’t answer you without it: your first name, last name, email address and the description;',
      'enquiries',
      'first_name',
      'last_name',
      'email',
      'description',
    ),
    data(
      'what you may add: your phone number, your company, the service you’re interested in and your budget;',
      'enquiries',
      'phone',
      'company',
      'service_interest',
      'budget',
    ),
    data(
      'where your visit began, if your browser says so: the page of this site, the site you came from and the campaign in the address;',
      'enquiries',
      'source_page',
      'source_referrer',
      'source_campaign',
    ),
    data(
      'how we handled it: when it arrived, which department it went to, whether and when we answered, and our own note about it;',
      'enquiries',
      'created_at',
      'department',
      'status',
      'answered_at',
      'note',
    ),
    data(
      'whether it looked automated, or our bot check couldn’t be reached, so that a person has to look first;',
      'enquiries',
      'held',
      'held_reason',
    ),
    data(
      'what keeps a message from being stored twice and lets us find it: a number, a random key, a fingerprint of the message and your address in a uniform spelling.',
      'enquiries',
      'id',
      'idempotency_key',
      'body_hash',
      'email_key',
    ),
  ],
  newsletter: [
    data(
      'your email address, also in a uniform spelling, and a number;',
      'subscribers',
      'id',
      'email',
      'email_key',
    ),
    data(
      'when you signed up, confirmed and left, and the key in your unsubscribe link;',
      'subscribers',
      'created_at',
      'confirmed_at',
      'unsubscribed_at',
      'unsubscribe_token',
    ),
    data(
      'for each sign-up, as proof of your consent: the version of the words you agreed to, the page, the times of the request, the confirmation and the withdrawal, the network of request and confirmation (your IP address, shortened), the key in the confirming link, and whether the sign-up looked automated.',
      'consents',
      'id',
      'subscriber_id',
      'token',
      'text_version',
      'page',
      'network',
      'trapped',
      'requested_at',
      'confirmed_at',
      'confirmed_network',
      'withdrawn_at',
    ),
  ],
  delivery: [
    data(
      'of each email that a message or a sign-up causes, and of each notice to our own systems: what kind it is, which record it belongs to, when it was tried, whether it was delivered and, if not, why;',
      'mails',
      'id',
      'kind',
      'enquiry_id',
      'subscriber_id',
      'status',
      'attempts',
      'next_attempt_at',
      'leased',
      'last_error',
      'created_at',
      'finished_at',
      'priority',
      'expires_at',
      'detail',
      'dedupe_key',
    ),
    data(
      'that an email has just gone to your address, so that no one can make us send you many;',
      'cooldowns',
      'email_key',
      'kind',
      'mail_id',
      'until',
    ),
    data(
      'a log of which colleague exported, changed or erased which record and when. It names records by their number and holds nothing you wrote;',
      'audit',
      'id',
      'at',
      'actor',
      'action',
      'subject',
      'detail',
    ),
    data(
      'the keys with which colleagues sign in to read messages. They hold nothing about you.',
      'desk_keys',
      'hash',
      'kind',
      'name',
      'expires_at',
    ),
  ],
} as const satisfies Record<string, readonly StoredData[]>;
