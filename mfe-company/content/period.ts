const years: Readonly<Record<number, string>> = { 365: 'one year', 730: 'two years', 1095: 'three years' };

/** A number of days as a policy says it: 'two years (730 days)', '30 days'. */
export const period = (days: number): string =>
  years[days] ? `${years[days]} (${days} days)` : `${days} days`;
