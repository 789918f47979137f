import { Card, CardText, CardTitle, CheckList, IconBadge, Reveal, site, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

// The right column starts lower, like two people taking turns.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *:nth-of-type(even)': { marginTop: 64 },
    '& > *:nth-of-type(odd):not(:nth-of-type(1))': { marginTop: -64 },
  },
}));
const Head = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  '& > span': { marginBottom: 0 },
});
const Foot = styled('div')({
  marginTop: 'auto',
  paddingTop: 16,
  borderTop: `1px solid ${site.palette.hairline}`,
});

/** Two columns, the second half a step lower. */
export function SolutionStagger({ items, accent }: SolutionsLayoutProps) {
  return (
    <Columns>
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card accent={accent}>
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
    </Columns>
  );
}
