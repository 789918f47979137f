import { type Accent, site, styled, text } from 'shared-content/ui';
import type { ChoicePicture as PictureContent } from '../../../content/exhibit.contract';
import { PointShot, shotOfEach } from '../../drawing/PointShot';
import { followChoice, stacked, ChoiceText } from './choice';
import { Code } from './Code';
import { Drawing } from './frames';

const { palette, scale, motion } = site;

type PictureOf<Kind> = Extract<PictureContent, { kind: Kind }> & { tint: string };

const Caption = styled('p')({ ...text('small'), color: palette.muted, marginTop: 10 });

// Above the outcome it is no wider than in a column beside the question: its letters would outgrow the outcome.
const Shots = styled('div')<{ count: number }>(({ count }) => ({
  [stacked]: { maxWidth: 460 },
  '& > div': {
    borderRadius: scale.radius.medium,
    border: `1px solid ${palette.hairlineStrong}`,
    overflow: 'clip',
    lineHeight: 0,
  },
  ...shotOfEach(count),
}));

/** A client's screen, as small as possible. */
const Glass = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 'clamp(16px, 1.6vw, 22px)',
  borderRadius: scale.radius.medium,
  border: `1px solid ${palette.hairlineStrong}`,
  background: palette.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

// All in one cell, like the outcomes below, so that what follows does not move.
const Stack = styled(Glass)({ '& > *': { gridArea: '1 / 1' } });
const Lines = styled('div')<{ good?: boolean }>(
  ({ good }) =>
    good !== undefined && {
      paddingLeft: 16,
      borderLeft: `3px solid ${good ? palette.jade : palette.danger}`,
    },
);

/** What a machine prints. */
const Log = ({ logs, tint }: PictureOf<'log'>) => (
  <Stack>
    {logs.map(({ good, lines }, option) => (
      <Lines key={option} data-at={option} good={good}>
        <Code lines={lines} tint={tint} />
      </Lines>
    ))}
  </Stack>
);

const width = 500;
const Field = styled(Drawing)<{ cuts: readonly number[]; initial: number }>(({ cuts, initial }) => ({
  ...followChoice(
    cuts.map((cut) => ({ '--cut': `${cut}px` })),
    initial,
  ),
  '& > rect': { width: 'var(--cut)', transition: `width ${motion.state} ${motion.ease}` },
}));

/** One dot for each thing, column by column. Some are red, and those left of a line are shaded. */
const Dots = ({ count, rows, cuts, marks, tint, start }: PictureOf<'dots'> & { start: number }) => {
  const pitch = width / Math.ceil(count / rows);
  const height = rows * pitch;
  const draw = (places: readonly number[]) =>
    places
      .map((place) => `M${(Math.floor(place / rows) + 0.5) * pitch} ${((place % rows) + 0.5) * pitch}h0`)
      .join('');
  return (
    <Field
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      cuts={cuts.map((cut) => (cut / rows) * pitch)}
      initial={start}
    >
      {/* A round cap of a dash without length is a dot. */}
      <path
        d={Array.from({ length: rows }, (_, row) => `M${pitch / 2} ${(row + 0.5) * pitch}H${width}`).join('')}
        stroke={palette.fieldBorder}
        strokeOpacity=".6"
        strokeWidth={pitch * 0.58}
        strokeDasharray={`0 ${pitch}`}
      />
      <rect height={height} fill={`${tint}66`} />
      {marks.map((places, option) => (
        <path
          key={option}
          data-at={option}
          d={draw(places)}
          stroke={palette.danger}
          strokeWidth={pitch * 0.74}
        />
      ))}
    </Field>
  );
};

interface ChoicePictureProps {
  picture: PictureContent;
  accent: Accent;
  /** The initial option. */
  start: number;
}

function Content({ picture, accent, start }: ChoicePictureProps) {
  const tint = site.ramp[accent];
  switch (picture.kind) {
    case 'shots':
      return (
        <Shots count={picture.legends.length}>
          {picture.legends.map((legend, option) => (
            <div key={legend} data-at={option}>
              <PointShot shots={picture.shots} count={picture.legends.length} />
            </div>
          ))}
        </Shots>
      );
    case 'log':
      return <Log {...picture} tint={tint} />;
    case 'dots':
      return <Dots {...picture} tint={tint} start={start} />;
    case 'drawing':
      return <picture.Drawing accent={accent} />;
  }
}

/** What redraws itself for each choice, above the outcome in words. */
export const ChoicePicture = (props: ChoicePictureProps) => (
  <div aria-hidden="true">
    <Content {...props} />
    {'legends' in props.picture && (
      <Caption>
        <ChoiceText values={props.picture.legends} />
      </Caption>
    )}
  </div>
);
