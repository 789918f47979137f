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

/** Their working day has none in common with ours: what is offered instead. */
export const americas = {
  place: 'New York to San Francisco',
  text: 'None, but calls in your morning, by appointment',
} as const;
