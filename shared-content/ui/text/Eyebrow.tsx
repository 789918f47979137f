import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';

/** Small line above a heading, with the water line in the accent. */
export const Eyebrow = styled('p')<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  ...text('label'),
  color: site.ramp[accent],
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  // A border, not a background: it stays on paper and in forced colors.
  '&::before': { content: '""', width: 24, borderTop: '1px solid currentColor' },
}));
