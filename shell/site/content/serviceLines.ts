import type { services } from 'shared-content/content';

/** A line for each service in the bar's menu, of what one gets. */
export const serviceLines: Readonly<Record<keyof typeof services, string>> = {
  customWeb: 'Portals and tools built around your work',
  mobile: 'Apps that work without a signal',
  enterprise: 'One ledger for every department',
  api: 'Systems that talk, and never twice',
  team: 'Our people in your team, by the month',
  uxUi: 'Screens tested with five people',
  website: 'Readable in under 1.5 seconds',
  ecommerce: 'Stores that lose fewer orders',
  social: 'Posts that bring inquiries',
  aiMl: 'Models that know when to ask',
  analytics: 'One figure, one definition',
  transformation: 'The work changed, then the screen',
  cloud: 'Moved in waves, each with a way back',
  devOps: 'From push to live in minutes',
  security: 'We break in, you close the window',
  consulting: 'Decisions with the sums shown',
};
