import type { ComponentType } from 'react';
import { WhyDaylight } from '../why/WhyDaylight';
import { WhyPlot } from '../why/WhyPlot';
import { WhyRail } from '../why/WhyRail';
import { WhySplit } from '../why/WhySplit';
import type { BlockProps } from './block.contract';

const looks: Record<BlockProps<'why'>['block']['look'], ComponentType<BlockProps<'why'>>> = {
  split: WhySplit,
  daylight: WhyDaylight,
  plot: WhyPlot,
  rail: WhyRail,
};

/** Reasons to choose us, with two figures. */
export function WhyBlock(props: BlockProps<'why'>) {
  const Why = looks[props.block.look];
  return <Why {...props} />;
}
