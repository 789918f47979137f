import { Card, CardText, CardTitle, CheckList, IconBadge, Reveal, site, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

const three = { gridRow: 'span 3', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 12 } as const;

// Lists of a row begin on one line; twice, to be stronger than the card's own layout.
const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > *': three,
  '&& > * > *': { ...three, height: 'auto', alignContent: 'start' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Head = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  '& > span': { marginBottom: 0 },
});
const Foot = styled('div')({
  marginTop: 8,
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
});

/** Two by two, sign and title on one line. */
export function SolutionStagger({ items, accent }: SolutionsLayoutProps) {
  return (
    <Cells>
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card accent={accent} pad="normal">
            <Head>
              <IconBadge accent={accent} aria-hidden="true">
                <Icon />
              </IconBadge>
              <CardTitle>{title}</CardTitle>
            </Head>
            <CardText>{text}</CardText>
            <Foot>
              <CheckList items={deliverables} accent={accent} />
            </Foot>
          </Card>
        </Reveal>
      ))}
    </Cells>
  );
}
