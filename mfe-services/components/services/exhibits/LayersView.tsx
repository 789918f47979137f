import { CardText, ChipList, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from './exhibitView.contract';

const Stack = styled('ol')({ display: 'grid', gap: 8 });
// The deeper the layer, the deeper the water.
const Layer = styled('li')<{ depth: number; tint: string }>(({ depth, tint, theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 'clamp(20px, 2.6vw, 32px)',
  borderRadius: site.scale.radius.medium,
  border: `1px solid ${site.palette.hairline}`,
  background: `linear-gradient(90deg, ${tint}${['33', '26', '1a', '0f'][depth] ?? '0a'}, transparent), ${site.palette.raised}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr) minmax(0, 4fr)',
    gap: 40,
    alignItems: 'baseline',
    marginLeft: depth * 28,
  },
  // The two right columns keep their places while the slabs step in from the left.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 500px 330px' },
}));
const Name = styled('h3')<{ tint: string }>(({ tint }) => ({ ...text('h3'), color: tint }));

/** Slabs that step down from what people see to what keeps it running. */
export function LayersView({ exhibit: { layers }, accent }: ExhibitViewProps<'layers'>) {
  const color = site.ramp[accent];
  return (
    <Stack>
      {layers.map(({ name, text: body, parts }, depth) => (
        <Layer key={name} data-step={depth + 1} depth={depth} tint={color}>
          <Name tint={color}>{name}</Name>
          <CardText>{body}</CardText>
          <ChipList items={parts} />
        </Layer>
      ))}
    </Stack>
  );
}
