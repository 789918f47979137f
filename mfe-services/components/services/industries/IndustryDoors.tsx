import { type Accent, CardText, CardTitle, Grid, Reveal, site, styled } from 'shared-content/ui';
import type { Field } from '../../../content/service.contract';

const Door = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'grid',
  // Names stand level side by side, however long their texts are.
  gridTemplateRows: 'auto 1fr',
  gap: 8,
  height: '100%',
  padding: 'clamp(20px, 2.2vw, 28px)',
  borderRadius: site.scale.radius.medium,
  border: `1px solid ${site.palette.hairline}`,
  background: `linear-gradient(0deg, ${tint}1c, transparent 70%), ${site.palette.surface}`,
}));

/** Doors side by side: name and task. */
export function IndustryDoors({ items, accent }: { items: readonly Field[]; accent: Accent }) {
  return (
    <Grid columns={items.length % 4 === 0 ? 4 : 3} gap={20}>
      {items.map(({ title, text: body }, index) => (
        <Reveal key={title} index={index}>
          <Door tint={site.ramp[accent]}>
            <CardTitle>{title}</CardTitle>
            <CardText>{body}</CardText>
          </Door>
        </Reveal>
      ))}
    </Grid>
  );
}
