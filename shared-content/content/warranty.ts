import { company } from './company';

/** What the owner promises about bugs after launch; empty while the company file names no time. */
export const getWarranty = (time: string): string =>
  time && `Bugs in what we delivered are fixed free of charge for ${time} after launch.`;

export const warranty = getWarranty(company.warranty);
