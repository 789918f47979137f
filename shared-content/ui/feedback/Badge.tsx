import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';

/** A short label in a pill: a status, a category. */
export const Badge = styled('span')<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '2px 12px',
  borderRadius: site.scale.radius.pill,
  color: site.ramp[accent],
  background: `${site.ramp[accent]}1f`,
  border: `1px solid ${site.ramp[accent]}59`,
}));
