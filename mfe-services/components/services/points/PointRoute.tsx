import { type Accent, CardText, Reveal, site, styled, text } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { halves } from '../halves';

const sign = 48;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  rowGap: 'clamp(28px, 3.4vw, 40px)',
  [theme.breakpoints.up('md')]: halves,
}));
const Row = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'grid',
  gridTemplateColumns: `${sign}px minmax(0, 1fr)`,
  gap: '4px clamp(16px, 2vw, 24px)',
  alignItems: 'center',
  '& > svg': {
    width: sign,
    height: sign,
    padding: 12,
    strokeWidth: 1.6,
    color: tint,
    border: `2px solid ${tint}`,
    borderRadius: '50%',
    background: `${tint}14`,
  },
  '& > p': { gridColumn: 2 },
}));
const Title = styled('h3')({
  ...text('h2'),
  fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)',
});

/** Round signs with their words, two across. */
export function PointRoute({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ Icon, title, text: body }, index) => (
        <li key={title}>
          <Reveal index={index}>
            <Row tint={site.ramp[accent]}>
              <Icon />
              <Title>{title}</Title>
              <CardText>{body}</CardText>
            </Row>
          </Reveal>
        </li>
      ))}
    </List>
  );
}
