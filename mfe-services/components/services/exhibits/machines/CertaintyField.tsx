import { type Accent, site, styled } from 'shared-content/ui';
import { certainty } from '../../../../content/exhibits/certainty';
import { followChoice } from '../chosen';
import { Drawing } from './Glass';

const { palette, motion } = site;

const rows = 20;
const pitch = 10;

const Field = styled(Drawing)({
  ...followChoice(
    certainty.cuts.map((cut) => ({ '--cut': `${(cut / rows) * pitch}px` })),
    certainty.start,
  ),
  '& [data-line]': {
    transform: 'translateX(var(--cut))',
    transition: `transform 700ms ${motion.ease}`,
  },
});

/** Dots spread over a run of invoices. A step without a common factor with the run's length visits all of it. */
const dots = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const place = from + ((Math.floor(((index + 0.5) * (to - from)) / count) * 37 + 11) % (to - from));
    return `M${Math.floor(place / rows) * pitch + 5} ${(place % rows) * pitch + 5}h0`;
  }).join('');

const ends = [...certainty.cuts, 1000];
const caught = certainty.mistakes.map((left, option) => left - (certainty.mistakes[option + 1] ?? 0));

/** A thousand invoices, the least certain first. Those left of the line go to a clerk, with their mistakes. */
export function CertaintyField({ accent }: { accent: Accent }) {
  return (
    <Field viewBox="0 0 500 206" legends={certainty.legends}>
      <defs>
        <pattern id="invoice" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx="5" cy="5" r="2.9" fill={palette.fieldBorder} fillOpacity=".6" />
        </pattern>
        <clipPath id="invoices">
          <path d="M0 0H500V200H0Z" />
        </clipPath>
      </defs>
      <path d="M0 0H500V200H0Z" fill="url(#invoice)" />
      <g clipPath="url(#invoices)">
        <path data-line="" d="M-500 0H0V200H-500Z" fill={`${site.ramp[accent]}66`} />
      </g>
      {caught.map((count, option) => (
        <path
          key={count}
          d={dots(ends[option] ?? 0, ends[option + 1] ?? 1000, count)}
          stroke={palette.danger}
          strokeWidth="7.4"
          data-at={certainty.cuts
            .map((_, at) => at)
            .filter((at) => at <= option)
            .join(' ')}
        />
      ))}
      <path data-line="" d="M0 -4V204" stroke={site.ramp[accent]} strokeWidth="2.5" />
    </Field>
  );
}
