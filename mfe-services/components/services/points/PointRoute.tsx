import { type Accent, CardText, Reveal, site, styled, text } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';

const stop = 48;

// Down the left, then down the right; the way from one to the other is not drawn.
const Line = styled('ul')<{ turn: number }>(({ turn, theme }) => ({
  [theme.breakpoints.up('md')]: {
    columns: 2,
    columnGap: 64,
    [`& > :nth-of-type(${turn})::before`]: { display: 'none' },
  },
}));
const Stop = styled('li')<{ tint: string }>(({ tint }) => ({
  position: 'relative',
  breakInside: 'avoid',
  // The way from this stop to the next one.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: stop / 2 - 1,
    top: stop,
    bottom: 0,
    width: 2,
    background: `${tint}66`,
  },
}));
const Row = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${stop}px minmax(0, 1fr)`,
  gap: '6px clamp(16px, 2.6vw, 36px)',
  alignItems: 'start',
  paddingBottom: 'clamp(28px, 3.4vw, 48px)',
  '& > svg': {
    width: stop,
    height: stop,
    padding: 12,
    strokeWidth: 1.6,
    color: tint,
    border: `2px solid ${tint}`,
    borderRadius: '50%',
    background: `${tint}14`,
  },
  '& > p': { gridColumn: 2 },
  [theme.breakpoints.up('md')]: { paddingBottom: 28 },
}));
const Title = styled('h3')({
  ...text('h2'),
  fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)',
  paddingTop: 8,
});

/** Stops along one line, from the first to the last. */
export function PointRoute({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <Line turn={Math.ceil(items.length / 2)}>
      {items.map(({ Icon, title, text: body }, index) => (
        <Stop key={title} tint={site.ramp[accent]}>
          <Reveal index={index}>
            <Row tint={site.ramp[accent]}>
              <Icon />
              <Title>{title}</Title>
              <CardText>{body}</CardText>
            </Row>
          </Reveal>
        </Stop>
      ))}
    </Line>
  );
}
