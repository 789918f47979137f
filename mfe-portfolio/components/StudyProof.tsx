import type { ReactNode } from 'react';
import { type Accent, site, styled, useDrawing } from 'shared-content/ui';
import { beyondNarrow } from './studyCompositions';

interface WordsProps {
  x: number;
  /** Vertical middle of the line, because its size differs by window. */
  y: number;
  children: ReactNode;
  ink?: 'text' | 'muted' | Accent;
  anchor?: 'middle' | 'end';
  size?: 'label' | 'title';
}

const getInk = (ink: NonNullable<WordsProps['ink']>) =>
  ink === 'text' || ink === 'muted' ? site.palette[ink] : site.ramp[ink];

/** Text inside a drawing 400 wide; the drawing sets its size. */
const Words = ({ x, y, children, ink = 'muted', anchor, size = 'label' }: WordsProps) => (
  <text
    x={x}
    y={y}
    dy="0.36em"
    fontSize={size === 'title' ? '1.25em' : undefined}
    fill={getInk(ink)}
    fontWeight={ink === 'muted' ? 450 : 600}
    textAnchor={anchor}
  >
    {children}
  </text>
);

const clinics = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const weeks = Array.from({ length: 12 }, (_, index) => index + 1);
const week = 26;
const left = 74;
const right = left + 12.5 * week;
const bottom = 246;
const legend = [
  { name: 'paper', x: 74, color: site.palette.hairlineStrong },
  { name: 'both, two weeks', x: 154, color: site.palette.jadeDeep },
  { name: 'one record', x: 297, color: site.ramp.jade },
];

/** Nine clinics, each moved on its own Friday, with paper beside the screen for two weeks. */
const Rollout = () => (
  <>
    <Words x={0} y={9} ink="text">
      Friday
    </Words>
    {weeks.map((friday) => (
      <Words key={friday} x={left + friday * week} y={9} anchor="middle">
        {friday}
      </Words>
    ))}
    <path
      d={`M${left} 20H${right}${weeks.map((friday) => `M${left + friday * week} 20V${bottom}`).join('')}`}
      stroke={site.palette.hairlineStrong}
    />
    {clinics.map((clinic) => {
      const moved = left + clinic * week;
      const y = 3 + clinic * 25;
      return (
        <g key={clinic}>
          <Words x={0} y={y + 8}>{`Clinic ${clinic}`}</Words>
          <path d={`M${left} ${y + 8}H${moved}`} stroke={site.palette.hairlineStrong} strokeWidth={2} />
          <path d={`M${moved} ${y}h${2 * week}v16h-${2 * week}z`} fill={site.palette.jadeDeep} />
          <path d={`M${moved + 2 * week} ${y}H${right}v16H${moved + 2 * week}z`} fill={site.ramp.jade} />
        </g>
      );
    })}
    {legend.map(({ name, x, color }) => (
      <g key={name}>
        <rect x={x} y={258} width={12} height={12} rx={3} fill={color} />
        <Words x={x + 19} y={264}>
          {name}
        </Words>
      </g>
    ))}
  </>
);

const log = [
  { time: '20:14:05', what: 'Cart A takes it', state: 'held 12:00', ink: 'coral' },
  { time: '20:14:09', what: 'Cart B asks', state: 'taken', ink: 'muted' },
  { time: '20:19:40', what: 'Cart A pays', state: 'sold', ink: 'coral' },
  { time: '20:26:05', what: 'Had A not paid', state: 'free again', ink: 'muted' },
] as const;
const minutes = Array.from({ length: 12 }, (_, index) => index);

/** Twelve minutes of one item that two customers want. */
const Reservation = () => (
  <>
    <Words x={0} y={9} ink="text" size="title">
      One piece, two carts
    </Words>
    {minutes.map((minute) => (
      <rect
        key={minute}
        x={minute * 33.6}
        y={34}
        width={30}
        height={26}
        rx={4}
        fill={minute < 6 ? site.ramp.coral : site.palette.hairlineStrong}
      />
    ))}
    <path d="M188 26V68" stroke={site.palette.text} strokeWidth={2} />
    <Words x={0} y={77}>
      0 min
    </Words>
    <Words x={188} y={77} ink="text" anchor="middle">
      paid
    </Words>
    <Words x={400} y={77} anchor="end">
      12 min
    </Words>
    {log.map(({ time, what, state, ink }, index) => (
      <g key={time}>
        <path d={`M0 ${108 + index * 40}H400`} stroke={site.palette.hairlineStrong} />
        <Words x={0} y={128 + index * 40}>
          {time}
        </Words>
        <Words x={92} y={128 + index * 40} ink="text">
          {what}
        </Words>
        <Words x={400} y={128 + index * 40} ink={ink} anchor="end">
          {state}
        </Words>
      </g>
    ))}
  </>
);

const pitch = 26.8;
const square = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => {
    const index = from + step;
    return `M${(index % 15) * pitch} ${30 + Math.floor(index / 15) * pitch}h22v22h-22z`;
  }).join('');

/** Ninety squares of one megabyte each. A lesson now needs not quite four. */
const LessonWeight = () => (
  <>
    <Words x={0} y={9} ink="text" size="title">
      One lesson, one square per megabyte
    </Words>
    <path d={square(0, 90)} fill={site.palette.hairlineStrong} />
    <path d={`${square(0, 3)}M${3 * pitch} 30h13.2v22h-13.2z`} fill={site.ramp.amber} />
    <rect x={0} y={207} width={14} height={14} fill={site.ramp.amber} />
    <Words x={24} y={214} ink="amber">
      3.6 MB now: text, drawings, sound
    </Words>
    <rect x={0} y={234} width={14} height={14} fill={site.palette.hairlineStrong} />
    <Words x={24} y={241}>
      90 MB before: the video that it replaced
    </Words>
  </>
);

/** Slips of 70 orders in rows of 14, as one path. */
const slips = (top: number, some: (index: number) => boolean) =>
  Array.from({ length: 70 }, (_, index) =>
    some(index) ? `M${(index % 14) * 28.8} ${top + Math.floor(index / 14) * 29}h20v23l-5-4-5 4-5-4-5 4z` : '',
  ).join('');

const evenings = [
  { name: 'Before: 8 of 70 orders wrong', top: 28, isWrong: (index: number) => index % 9 === 4 },
  { name: 'Now: 1 of 70', top: 222, isWrong: (index: number) => index === 37 },
];

/** The same number of orders before and now, with the wrong ones marked. */
const WrongOrders = () => (
  <>
    {evenings.map(({ name, top, isWrong }) => (
      <g key={name}>
        <Words x={0} y={top - 19} ink="text" size="title">
          {name}
        </Words>
        <path d={slips(top, (index) => !isWrong(index))} fill={site.palette.hairlineStrong} />
        <path d={slips(top, isWrong)} fill={site.ramp.lily} />
      </g>
    ))}
  </>
);

const drawings: Readonly<Record<string, { height: number; drawing: ReactNode }>> = {
  'nirmal-clinics': { height: 272, drawing: <Rollout /> },
  'noksha-loom': { height: 272, drawing: <Reservation /> },
  'lekha-learning': { height: 272, drawing: <LessonWeight /> },
  'morich-and-mint': { height: 364, drawing: <WrongOrders /> },
};

// Letters inherit their size: the drawing grows with its column, while they stay at 12 to 15 px on screen.
const Drawing = styled('svg')({
  gridArea: 'p',
  width: '100%',
  height: 'auto',
  fontSize: 'clamp(9.4px, 19.4px - 1.42vw, 14px)',
  [`@media ${beyondNarrow}`]: { fontSize: 'clamp(9.9px, 24.4px - 1.13vw, 15px)' },
});

/** The solution's effect, drawn from the study's own figures. It is decoration: the text beside it says the same. */
export function StudyProof({ id }: { id: string }) {
  const proof = drawings[id];
  const content = useDrawing(proof?.drawing);
  return proof && <Drawing viewBox={`0 0 400 ${proof.height}`} aria-hidden="true" {...content} />;
}
