import { Card, CardText, CardTitle, CheckList, IconBadge, Reveal, site, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));
const Column = styled('div')({ display: 'grid', gap: 24 });
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

/** Two columns of two. */
export function SolutionStagger({ items, accent }: SolutionsLayoutProps) {
  const halves = [items.slice(0, 2), items.slice(2)];
  return (
    <Columns>
      {halves.map((half, column) => (
        <Column key={half[0]?.title}>
          {half.map(({ icon: Icon, title, text, deliverables }, row) => (
            <Reveal key={title} index={column + row}>
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
        </Column>
      ))}
    </Columns>
  );
}
