import { type Accent, site, styled, text } from 'shared-content/ui';
import { erpOffers, getScores } from '../../../../content/exhibits/erpOffers';
import { followChoice } from '../chosen';
import { Told } from '../Told';

const { palette, motion } = site;
const scores = erpOffers.weights.map(getScores);

const List = styled('dl')({ display: 'grid', gap: 14 });
const Row = styled('div')<{ offer: number; tint: string }>(({ offer, tint }) => ({
  ...followChoice(scores.map((each) => ({ '--score': `${Number(each[offer]) / 5}` }))),
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  alignItems: 'baseline',
  '& > dd': { ...text('h3'), margin: 0, fontVariantNumeric: 'tabular-nums' },
  '&::after': {
    content: '""',
    gridColumn: '1 / -1',
    height: 14,
    borderRadius: 4,
    forcedColorAdjust: 'none',
    background: tint,
    transform: 'scaleX(var(--score))',
    transformOrigin: '0 0',
    transition: `transform 600ms ${motion.ease}`,
  },
}));

/** Totals of three offers under the chosen weights, out of five points. */
export function ScoreBars({ accent }: { accent: Accent }) {
  const last = erpOffers.offers.length - 1;
  return (
    <List aria-hidden="true">
      {erpOffers.offers.map((name, offer) => (
        <Row key={name} offer={offer} tint={offer === last ? site.ramp[accent] : palette.fieldBorder}>
          <dt>{name}</dt>
          <dd>
            <Told values={scores.map((each) => each[offer] ?? '')} />
          </dd>
        </Row>
      ))}
    </List>
  );
}
