import { type Accent, CardText, Reveal, site, styled, text } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { Signed } from '../../Signed';

const List = styled('ul')({ borderBottom: `1px solid ${site.palette.hairlineStrong}` });
const Row = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'grid',
  gap: 4,
  paddingBlock: 'clamp(18px, 1.6vw, 22px)',
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  transition: `border-color ${site.motion.hover}`,
  '&:hover': { borderColor: tint },
  '&:hover h3': { color: tint },
  // Below the title, not its sign.
  '& > p': { paddingLeft: 40 },
}));
const titleSize = 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)';
const Title = styled('h3')({
  ...text('h2'),
  fontSize: titleSize,
  fontWeight: 550,
  transition: `color ${site.motion.hover}`,
});

/** A table of contents: large names with their meaning. */
export function PointIndex({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ Icon, title, text: body }, index) => (
        <li key={title}>
          <Reveal index={index}>
            <Row tint={site.ramp[accent]}>
              <Signed tint={site.ramp[accent]} signSize={28} titleSize={titleSize}>
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
