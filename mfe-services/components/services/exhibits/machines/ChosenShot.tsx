import { site, styled } from 'shared-content/ui';
import { PointShot, shotOfEach } from '../../../drawing/PointShot';
import { Told } from '../Told';
import { stacked } from '../besides';
import { Legend } from './Glass';

// Above the outcome it is no wider than in a column beside the question: its letters would outgrow the outcome.
const Screens = styled('div')<{ count: number }>(({ count }) => ({
  [stacked]: { maxWidth: 460 },
  '& > div': {
    borderRadius: site.scale.radius.medium,
    border: `1px solid ${site.palette.hairlineStrong}`,
    overflow: 'clip',
    lineHeight: 0,
  },
  ...shotOfEach(count),
}));

interface ChosenShotProps {
  /** A picture for each option, see `PointShot`. */
  shots: string;
  /** Its caption, for each option. */
  legends: readonly string[];
}

/** A picture of the outcome, drawn for each choice. */
export const ChosenShot = ({ shots, legends }: ChosenShotProps) => (
  <div aria-hidden="true">
    <Screens count={legends.length}>
      {legends.map((legend, option) => (
        <div key={legend} data-at={option}>
          <PointShot shots={shots} count={legends.length} />
        </div>
      ))}
    </Screens>
    <Legend>
      <Told values={legends} />
    </Legend>
  </div>
);
