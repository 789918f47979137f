import type { Accent } from 'shared-content/ui';
import type { ServiceBlock } from '../../content/service.contract';
import { ExhibitBlock } from './blocks/ExhibitBlock';
import { IndustriesBlock } from './blocks/IndustriesBlock';
import { IntroBlock } from './blocks/IntroBlock';
import { OffersBlock } from './blocks/OffersBlock';
import { PointsBlock } from './blocks/PointsBlock';
import { ProcessBlock } from './blocks/ProcessBlock';
import { SnapshotBlock } from './blocks/SnapshotBlock';
import { WhyBlock } from './blocks/WhyBlock';

function Block({ block, accent, id }: { block: ServiceBlock; accent: Accent; id: string }) {
  switch (block.kind) {
    case 'intro':
      return <IntroBlock block={block} accent={accent} />;
    case 'points':
      return <PointsBlock block={block} accent={accent} id={id} />;
    case 'why':
      return <WhyBlock block={block} accent={accent} id={id} />;
    case 'offers':
      return <OffersBlock block={block} accent={accent} id={id} />;
    case 'industries':
      return <IndustriesBlock block={block} accent={accent} id={id} />;
    case 'process':
      return <ProcessBlock block={block} accent={accent} id={id} />;
    case 'exhibit':
      return <ExhibitBlock block={block} accent={accent} id={id} />;
    case 'snapshot':
      return <SnapshotBlock block={block} accent={accent} id={id} />;
  }
}

/** The blocks of a service page in their order. */
export function ServiceBlocks({ blocks, accent }: { blocks: readonly ServiceBlock[]; accent: Accent }) {
  return blocks.map((block, index) => (
    <Block
      key={'title' in block ? block.title : block.kind}
      block={block}
      accent={accent}
      id={`${block.kind}-${index}`}
    />
  ));
}
