import { type Accent, site, styled, text } from 'shared-content/ui';
import { reach } from '../../../../content/exhibits/reach';
import { followChoice } from '../chosen';
import { Told } from '../Told';

const { palette, motion } = site;

const Columns = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  height: 210,
  margin: 0,
});
const Column = styled('div')<{ shares: readonly number[]; tint: string }>(({ shares, tint }) => ({
  ...followChoice(shares.map((share) => ({ '--share': share }))),
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  // The bar is on the line, the figure and its name below.
  '&::before': {
    content: '""',
    borderRadius: '8px 8px 0 0',
    background: tint,
    forcedColorAdjust: 'none',
    transform: 'scaleY(var(--share))',
    transformOrigin: '0 100%',
    transition: `transform 600ms ${motion.ease}`,
  },
  '& > dd': {
    ...text('h3'),
    margin: 0,
    paddingTop: 8,
    borderTop: `1px solid ${palette.hairlineStrong}`,
  },
  '& > dt': { order: 1, color: palette.muted },
}));

/** How many watch and how many ask: two columns, each to its own scale. */
export const Reach = ({ accent }: { accent: Accent }) => (
  <Columns aria-hidden="true">
    {reach.map(({ name, numbers }, index) => (
      <Column
        key={name}
        shares={numbers.map((number) => Math.max(number / Math.max(...numbers), 0.012))}
        tint={index === 0 ? palette.fieldBorder : site.ramp[accent]}
      >
        <dt>{name}</dt>
        <dd>
          <Told values={numbers.map((number) => number.toLocaleString('en-US'))} />
        </dd>
      </Column>
    ))}
  </Columns>
);
