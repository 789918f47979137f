/**
 * Of a working day from nine to five elsewhere, the hours in which the office in Dhaka is open, in that place's time. A
 * test works them out from the company's hours.
 */
export const sharedHours = [
  { place: 'London', zone: 'Europe/London', january: '9-11 AM', july: '9 AM-noon' },
  { place: 'Berlin', zone: 'Europe/Berlin', january: '9 AM-noon', july: '9 AM-1 PM' },
  { place: 'Dubai', zone: 'Asia/Dubai', january: '9 AM-3 PM', july: '9 AM-3 PM' },
  { place: 'Singapore', zone: 'Asia/Singapore', january: '10 AM-5 PM', july: '10 AM-5 PM' },
  { place: 'Sydney', zone: 'Australia/Sydney', january: '1-5 PM', july: 'noon-5 PM' },
] as const;

/** Their night is our working day: what their clocks show in winter when we open. The same test works it out. */
export const americas = [
  { place: 'New York', zone: 'America/New_York', opens: '9 PM' },
  { place: 'San Francisco', zone: 'America/Los_Angeles', opens: '6 PM' },
] as const;

/** That, as a sentence. */
export const getAmericas = (): string =>
  `Your night is our working day: when we start, it’s ${americas.map(({ place, opens }) => `${opens} in ${place}`).join(' and ')} (an hour later in summer).`;
