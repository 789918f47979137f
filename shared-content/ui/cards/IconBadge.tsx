import { type Accent, site } from '../../theme';
import { styled } from '../styled';

/** A square with round corners and one icon in its accent. */
export const IconBadge = styled('span')<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 8,
  borderRadius: 12,
  color: site.ramp[accent],
  background: `${site.ramp[accent]}1f`,
  '& svg': { width: 22, height: 22, strokeWidth: 1.75 },
}));
