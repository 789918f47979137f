/** What Home's first screen says first and shows beside it. */
export const heroDesk = {
  promise: 'You see a working build every week. The code is in your name.',
  alt: 'The live queue at a front desk of Nirmal Clinics: the wait fell from 19 minutes to 4',
} as const;
