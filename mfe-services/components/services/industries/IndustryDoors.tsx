import { type Accent, CardText, CardTitle, Grid, Reveal, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { besideIcon } from '../arrangements';

const Door = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  // Names align side by side, however long their texts are.
  gridTemplateRows: 'auto auto 1fr',
  gap: 8,
  height: '100%',
  minHeight: 'clamp(160px, 16vw, 200px)',
  padding: 'clamp(20px, 2.2vw, 28px)',
  borderRadius: site.scale.radius.medium,
  border: `1px solid ${site.palette.hairline}`,
  background: `linear-gradient(0deg, ${tint}1c, transparent 70%), ${site.palette.surface}`,
  '& > svg': {
    width: 28,
    height: 28,
    strokeWidth: 1.5,
    color: tint,
    marginBottom: 'clamp(16px, 2.4vw, 32px)',
  },
  [theme.breakpoints.down('sm')]: { ...besideIcon, gridTemplateRows: 'auto 1fr', minHeight: 0 },
}));

/** Doors side by side: the sign above, name and task below it. */
export function IndustryDoors({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <Grid columns={items.length % 4 === 0 ? 4 : 3} gap={20}>
      {items.map(({ Icon, title, text: body }, index) => (
        <Reveal key={title} index={index}>
          <Door tint={site.ramp[accent]}>
            <Icon />
            <CardTitle>{title}</CardTitle>
            <CardText>{body}</CardText>
          </Door>
        </Reveal>
      ))}
    </Grid>
  );
}
