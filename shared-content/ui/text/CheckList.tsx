import { type Accent, site } from '../../theme';
import { styled } from '../styled';

const List = styled('ul')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  // Keeps its rows together when a neighbor stretches the list.
  alignContent: 'start',
  gap: '12px 32px',
  color: site.palette.muted,
  '& > li': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 12 },
  '& > li::before': {
    content: '""',
    width: 12,
    height: 6,
    marginTop: '0.55em',
    borderLeft: `2px solid ${site.ramp[accent]}`,
    borderBottom: `2px solid ${site.ramp[accent]}`,
    transform: 'rotate(-45deg)',
    transformOrigin: 'center',
  },
}));

/** A list of points, each with a tick in the accent. */
export function CheckList({ items, accent = 'jade' }: { items: readonly string[]; accent?: Accent }) {
  return (
    <List accent={accent}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
