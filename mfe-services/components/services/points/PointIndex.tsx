import { type Accent, CardText, Reveal, site, styled, text } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';

const List = styled('ul')({ borderBottom: `1px solid ${site.palette.hairlineStrong}` });
const Row = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 'clamp(20px, 2.2vw, 30px)',
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  transition: `border-color ${site.motion.hover}`,
  '&:hover': { borderColor: tint },
  '&:hover h3': { color: tint },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: 'clamp(32px, 5vw, 80px)',
    alignItems: 'baseline',
  },
}));
const Title = styled('h3')({
  ...text('h2'),
  fontSize: 'clamp(1.5rem, 0.95rem + 2.3vw, 3rem)',
  fontWeight: 500,
  transition: `color ${site.motion.hover}`,
});

/** A table of contents, set in the size of a headline: words alone. */
export function PointIndex({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ title, text: body }, index) => (
        <li key={title}>
          <Reveal index={index}>
            <Row tint={site.ramp[accent]}>
              <Title>{title}</Title>
              <CardText>{body}</CardText>
            </Row>
          </Reveal>
        </li>
      ))}
    </List>
  );
}
