import type { ComponentType } from 'react';
import { WhyBand } from '../why/WhyBand';
import { WhyRail } from '../why/WhyRail';
import { WhySplit } from '../why/WhySplit';
import type { BlockProps } from './block.contract';

const looks: Record<BlockProps<'why'>['block']['look'], ComponentType<BlockProps<'why'>>> = {
  split: WhySplit,
  band: WhyBand,
  rail: WhyRail,
};

/** Reasons to choose us, with two figures. */
export function WhyBlock(props: BlockProps<'why'>) {
  const Why = looks[props.block.look];
  return <Why {...props} />;
}
