import { site, styled, text } from 'shared-content/ui';
import { careers } from '../../content/careers';
import type { Opening } from '../../content/openings';

const { palette } = site;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  columnGap: 40,
  width: '100%',
  borderTop: `1px solid ${palette.hairline}`,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
}));
const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  gap: 12,
  paddingBlock: 10,
  borderBottom: `1px solid ${palette.hairline}`,
});
const Term = styled('dt')({ ...text('small'), color: palette.muted });
const Detail = styled('dd')({ ...text('small'), color: palette.text });

const kinds = ['department', 'type', 'location', 'experience'] as const;

/** Department, type, location and experience of a role. */
export function OpeningFacts({ opening }: { opening: Opening }) {
  return (
    <List>
      {kinds.map((kind) => (
        <Fact key={kind}>
          <Term>{careers.openings.facts[kind]}</Term>
          <Detail>{opening[kind]}</Detail>
        </Fact>
      ))}
    </List>
  );
}
