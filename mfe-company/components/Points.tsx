import { type Accent, site, styled } from 'shared-content/ui';

/** Short points with a dot in the accent. */
export const Points = styled('ul')<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  display: 'grid',
  gap: 8,
  paddingLeft: 18,
  listStyle: 'disc',
  color: site.palette.muted,
  '& li::marker': { color: site.ramp[accent] },
}));
