/**
 * Header in which the contact form tells where a visit began, in the form of a query: page (a path), referrer (a host) and
 * the utm_* values of the first address. Not in the body: what the form sends there is fixed.
 */
export const leadSourceHeader = 'Lead-Source';

/** The campaign values that are kept, as the address of an advertisement carries them. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
