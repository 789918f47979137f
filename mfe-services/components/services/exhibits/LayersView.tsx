import { CardText, ChipList, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Rows } from './frames';

const Layer = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  '--lit': tint,
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'center',
  padding: 'clamp(20px, 2.6vw, 32px)',
  '& > h3': { ...text('h3'), color: tint },
  '& > p, & > ul': { gridColumn: '1 / -1' },
  '& > svg': { width: '100%', height: 'auto' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '192px minmax(0, 3fr) minmax(0, 4fr)',
    gridTemplateRows: '1fr 1fr',
    gap: '6px 32px',
    paddingBlock: 10,
    '& > svg': { gridRow: 'span 2' },
    '& > h3': { alignSelf: 'end' },
    '& > p': { gridArea: '2 / 2', alignSelf: 'start' },
    '& > ul': { gridArea: '1 / 3 / -1 / 4' },
  },
}));

/** The drawing on each slab, from what people see to what keeps it running. Drawn on a square of 100, then laid flat. */
const faces = [
  'M14 14H86M14 34H62M14 50H50M14 66H56M64 74H88V88H64Z',
  'M20 50H38M50 38L62 50 50 62 38 50ZM50 38V18H84M50 62V82H84',
  'M14 16H86V84H14ZM14 38H86M14 61H86M42 16V84',
  'M14 16H86V34H14ZM14 41H86V59H14ZM14 66H86V84H14ZM68 25H78M68 50H78M68 75H78',
];

/** A slab of the stack, seen from above its corner: decoration. */
const Slab = ({ face }: { face: string | undefined }) => (
  <svg
    viewBox="0 0 240 148"
    aria-hidden="true"
    fill="none"
    stroke="var(--lit)"
    strokeWidth="1.5"
    strokeLinejoin="round"
  >
    <path d="M8 68L120 124 232 68V82L120 138 8 82Z" fill="var(--lit)" fillOpacity=".2" />
    <path d="M120 12L232 68 120 124 8 68Z" fill={site.palette.overlay} />
    <path d="M120 12L232 68 120 124 8 68ZM120 124V138" fill="var(--ground, transparent)" />
    <path d={face} transform="matrix(1.12 .56 -1.12 .56 120 12)" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** A stack seen from above its corner, each slab beside its text. */
export const LayersView = ({ exhibit: { layers }, accent }: ExhibitViewProps<'layers'>) => (
  <Rows>
    {layers.map(({ name, text: body, parts }, depth) => (
      <Layer key={name} data-step={depth + 1} tint={site.ramp[accent]}>
        <Slab face={faces[depth]} />
        <h3>{name}</h3>
        <CardText>{body}</CardText>
        <ChipList items={parts} />
      </Layer>
    ))}
  </Rows>
);
