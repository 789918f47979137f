import type { Accent } from 'shared-content/ui';

/** The eight industries of the portfolio, each with its color of the ramp. */
export const industryAccents = {
  'E-commerce': 'coral',
  RTO: 'sky',
  Healthcare: 'jade',
  'Architecture Engineering and Construction': 'iris',
  'Industrial Engineering': 'lagoon',
  Education: 'amber',
  'Real Estate': 'moss',
  Restaurant: 'lily',
} as const satisfies Record<string, Accent>;

export type Industry = keyof typeof industryAccents;
