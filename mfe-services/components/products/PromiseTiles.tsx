import { CardText, Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { productsContent } from '../../content/products/productsContent';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '40px 16px',
  // On a phone the two short figures are side by side, unless letters have twice the size.
  '@media (min-width: 20em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type': { gridColumn: '1 / -1' },
  },
  // The steps below belong to the promises, so less water separates them.
  marginBottom: 'clamp(-48px, -3vw, -16px)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    '& > li:last-of-type': { gridColumn: 'auto' },
  },
}));
const Tile = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingLeft: 'clamp(20px, 3vw, 40px)',
  borderLeft: `1px solid ${site.palette.hairlineStrong}`,
  [theme.breakpoints.up('md')]: { paddingRight: 32 },
}));
const Title = styled('h3')({ display: 'grid', gap: 4 });
const Figure = styled('span')({ ...text('display'), color: site.palette.jade });
const Label = styled('span')(text('h3'));

/** The three promises of specification 2.15, figure first. */
export function PromiseTiles() {
  const { tiles } = productsContent;
  return (
    <Section tone="lit" labelledBy="promises">
      <SectionHeading id="promises" title={tiles.title} />
      <List>
        {tiles.items.map(({ figure, label, text: body }) => (
          <Tile key={label}>
            <Title>
              <Figure>{figure}</Figure> <Label>{label}</Label>
            </Title>
            <CardText>{body}</CardText>
          </Tile>
        ))}
      </List>
    </Section>
  );
}
