import { site, styled, text } from 'shared-content/ui';
import { careers } from '../../content/careers';
import type { Opening } from '../../content/openings';

const { palette } = site;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  width: '100%',
  margin: 0,
  paddingBlock: 16,
  borderBlock: `1px solid ${palette.hairline}`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, auto)' },
}));
const Term = styled('dt')({ ...text('small'), color: palette.muted });
const Detail = styled('dd')({ margin: 0, color: palette.text });

const kinds = ['department', 'type', 'location', 'experience'] as const;

/** Department, type, location and experience of a role. */
export function OpeningFacts({ opening }: { opening: Opening }) {
  return (
    <List>
      {kinds.map((kind) => (
        <div key={kind}>
          <Term>{careers.openings.facts[kind]}</Term>
          <Detail>{opening[kind]}</Detail>
        </div>
      ))}
    </List>
  );
}
