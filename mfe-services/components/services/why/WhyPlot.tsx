import { CheckList, Container, SectionHeading, site, Stats, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';

const Band = styled('section')({ position: 'relative', isolation: 'isolate', overflow: 'clip' });
const Words = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  paddingTop: site.scale.section,
  // About the height of the plot, whose range reaches up to its edge.
  paddingBottom: 'clamp(180px, 21vw, 324px)',
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px)',
  '& > [data-heading]': { marginBottom: 0 },
  '& dd': { ...text('voice'), fontSize: 'min(13.5vw, 11rem)', lineHeight: 1, color: tint },
  '& dt': { fontSize: '1.0625rem' },
  [theme.breakpoints.up('md')]: {
    '& > ul': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: 24 },
  },
}));
/** The edges of the page's text. */
const edge = `max(${site.scale.gutter}, calc(50% - ${site.scale.content} / 2))`;
const ground = {
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 'clamp(180px, 22vw, 340px)',
} as const;
// As wide as the window, at any width: the line keeps its weight.
const Plot = styled('svg')({ ...ground, '& path': { vectorEffect: 'non-scaling-stroke' } });
// Beside the drawing, which is stretched and would stretch text. The highest line has its label above it.
const Scale = styled('div')({
  ...ground,
  ...text('label'),
  color: site.palette.muted,
  '& > span': { position: 'absolute', left: edge, transform: 'translateY(-100%)' },
  '& > span:nth-of-type(1)': { top: '40%' },
  '& > span:nth-of-type(2)': { top: '60%' },
  '& > span:nth-of-type(3)': { top: '80%' },
  '& > p': {
    position: 'absolute',
    inset: `auto ${edge} 8px`,
    display: 'flex',
    justifyContent: 'space-between',
  },
});

/** The measured curve. It stays between the lowest level and the times, however far from the left these are. */
const measured = 'M0 254C80 253 130 250 200 247S330 240 410 204 560 190 640 160';
const now = 'M640 160';
const expected = 'C720 130 760 176 840 132S940 116 1000 92';
/** The range around the expected curve, there and back. */
const range = 'C720 124 760 138 840 98S940 68 1000 50V150C940 146 900 156 840 172S720 180 640 160Z';

/** Figures and reasons over a curve across the window. The expected part is dashed, with its possible range. */
export function WhyPlot({ block, accent, id }: BlockProps<'why'>) {
  const tint = site.ramp[accent];
  return (
    <Band aria-labelledby={id}>
      <Container>
        <Words tint={tint}>
          <SectionHeading title={block.title} id={id} lead={block.lead} />
          <Stats items={block.figures} note={block.note} />
          <CheckList items={block.reasons} accent={accent} />
        </Words>
      </Container>
      <Plot viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true" fill="none">
        <path d={`${measured}${expected}V300H0Z`} fill={tint} fillOpacity=".1" />
        <path d={now + range} fill={tint} fillOpacity=".14" />
        {[120, 180, 240].map((y) => (
          <path key={y} d={`M0 ${y}H1000`} stroke={site.palette.hairline} strokeDasharray="2 6" />
        ))}
        <path d={measured} stroke={tint} strokeWidth="2.5" />
        <path d={now + expected} stroke={tint} strokeWidth="2.5" strokeDasharray="7 6" />
      </Plot>
      {block.scale && (
        <Scale aria-hidden="true">
          {block.scale.levels.map((level) => (
            <span key={level}>{level}</span>
          ))}
          <p>
            {block.scale.times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </p>
        </Scale>
      )}
    </Band>
  );
}
