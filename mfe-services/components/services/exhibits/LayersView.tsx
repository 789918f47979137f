import { CardText, ChipList, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const { palette, scale } = site;

const corner = `calc(${scale.radius.large} - 1px)`;

const Stack = styled('ol')({
  border: `1px solid ${palette.hairline}`,
  borderRadius: scale.radius.large,
  background: palette.surface,
  // The highlight of a step follows the frame's corners.
  '& > li:first-of-type': { borderTopLeftRadius: corner, borderTopRightRadius: corner },
  '& > li:last-of-type': { borderBottomLeftRadius: corner, borderBottomRightRadius: corner },
  '& > li + li': { borderTop: `1px solid ${palette.hairline}` },
});
const Layer = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  '--lit': tint,
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'center',
  padding: 'clamp(20px, 2.6vw, 32px)',
  '& > p, & > ul': { gridColumn: '1 / -1' },
  '& > svg': { width: '100%', height: 'auto' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '192px minmax(0, 3fr) minmax(0, 4fr)',
    gap: '0 clamp(24px, 2.6vw, 32px)',
    gridTemplateRows: '1fr auto auto 1fr',
    paddingBlock: 0,
    '& > svg': { gridArea: '1 / 1 / -1 / 2', marginBlock: 10 },
    '& > h3': { gridArea: '2 / 2' },
    '& > p': { gridArea: '3 / 2', paddingTop: 6 },
    '& > ul': { gridArea: '1 / 3 / -1 / 4', alignContent: 'center' },
  },
}));
const Name = styled('h3')<{ tint: string }>(({ tint }) => ({ ...text('h3'), color: tint }));

/** The drawing on each slab, from what people see to what keeps it running. Drawn on a square of 100, then laid flat. */
const faces = [
  'M14 14H86M14 34H62M14 50H50M14 66H56M64 74H88V88H64Z',
  'M20 50H38M50 38L62 50 50 62 38 50ZM50 38V18H84M50 62V82H84',
  'M14 16H86V84H14ZM14 38H86M14 61H86M42 16V84',
  'M14 16H86V34H14ZM14 41H86V59H14ZM14 66H86V84H14ZM68 25H78M68 50H78M68 75H78',
];

/** A slab of the stack, seen from above its corner: decoration. */
const Slab = ({ depth }: { depth: number }) => (
  <svg
    viewBox="0 0 240 148"
    aria-hidden="true"
    fill="none"
    stroke="var(--lit)"
    strokeWidth="1.5"
    strokeLinejoin="round"
  >
    <path d="M8 68L120 124 232 68V82L120 138 8 82Z" fill="var(--lit)" fillOpacity=".2" />
    <path d="M120 12L232 68 120 124 8 68Z" fill={palette.overlay} />
    <path d="M120 12L232 68 120 124 8 68ZM120 124V138" fill="var(--ground, transparent)" />
    <path d={faces[depth]} transform="matrix(1.12 .56 -1.12 .56 120 12)" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** A stack seen from above its corner, each slab beside its text. */
export function LayersView({ exhibit: { layers }, accent }: ExhibitViewProps<'layers'>) {
  const color = site.ramp[accent];
  return (
    <Stack>
      {layers.map(({ name, text: body, parts }, depth) => (
        <Layer key={name} data-step={depth + 1} tint={color}>
          <Slab depth={depth} />
          <Name tint={color}>{name}</Name>
          <CardText>{body}</CardText>
          <ChipList items={parts} />
        </Layer>
      ))}
    </Stack>
  );
}
