import { site, styled } from 'shared-content/ui';
import type { Screens } from '../../../content/exhibit.contract';
import { PointShot, shotOfEach } from '../../drawing/PointShot';
import { stacked } from './besides';
import { Legend } from './machines/Glass';

// Above the outcome it is no wider than in a column beside the question: its letters would outgrow the outcome.
const Frames = styled('div')<{ count: number }>(({ count }) => ({
  [stacked]: { maxWidth: 460 },
  '& > div': {
    borderRadius: site.scale.radius.medium,
    border: `1px solid ${site.palette.hairlineStrong}`,
    overflow: 'clip',
    lineHeight: 0,
  },
  ...shotOfEach(count),
}));

/** A picture of the outcome, drawn for each choice. */
export const ChosenShot = ({ shots, legends }: Screens) => (
  <div aria-hidden="true">
    <Frames count={legends.length}>
      {legends.map((legend, option) => (
        <div key={legend} data-at={option}>
          <PointShot shots={shots} count={legends.length} />
        </div>
      ))}
    </Frames>
    <Legend legends={legends} />
  </div>
);
