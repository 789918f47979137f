import { type Accent, site, text } from 'shared-content/ui';

/** The label above the answer to a challenge. */
export const answerLabel = (accent: Accent) => ({
  ...text('small'),
  fontWeight: 550,
  display: 'block',
  marginBottom: 4,
  color: site.ramp[accent],
});
