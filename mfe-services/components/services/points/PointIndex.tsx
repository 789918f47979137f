import { type Accent, CardText, Reveal, site, styled, text } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { Signed } from '../../Signed';

const List = styled('ul')({ borderBottom: `1px solid ${site.palette.hairlineStrong}` });
const Row = styled('div')<{ tint: string; alone: boolean }>(({ tint, alone, theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 'clamp(20px, 2.2vw, 30px)',
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  transition: `border-color ${site.motion.hover}`,
  '&:hover': { borderColor: tint },
  '&:hover h3': { color: tint },
  ...(alone && {
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'clamp(32px, 5vw, 64px)',
      alignItems: 'baseline',
    },
  }),
}));
const Title = styled('h3')({
  ...text('h2'),
  fontSize: 'clamp(1.5rem, 0.95rem + 2.3vw, 3rem)',
  fontWeight: 500,
  transition: `color ${site.motion.hover}`,
});

interface PointIndexProps {
  items: readonly Point[];
  accent: Accent;
  /** Beside the list: title and sentence then stand below each other. */
  picture?: string;
}

/** A table of contents, set in the size of a headline. */
export function PointIndex({ items, accent, picture }: PointIndexProps) {
  return (
    <List>
      {items.map(({ Icon, title, text: body }, index) => (
        <li key={title}>
          <Reveal index={index}>
            <Row tint={site.ramp[accent]} alone={!picture}>
              <Signed tint={site.ramp[accent]} size={28}>
                <Icon />
                <Title>{title}</Title>
              </Signed>
              <CardText>{body}</CardText>
            </Row>
          </Reveal>
        </li>
      ))}
    </List>
  );
}
