import { type Accent, Container, Reveal, site, styled, text } from 'shared-content/ui';
import type { ServiceBlock } from '../../content/service.contract';
import { BlockFrame } from './BlockFrame';
import { ExhibitBlock } from './exhibits/ExhibitBlock';
import { SnapshotStory } from './SnapshotStory';
import { WhyDaylight } from './why/WhyDaylight';
import { WhyPlot } from './why/WhyPlot';

const Intro = styled('p')<{ tint: string }>(({ tint, theme }) => ({
  ...text('voice'),
  fontSize: 'clamp(1.375rem, 1.05rem + 1.3vw, 2.125rem)',
  lineHeight: 1.32,
  maxWidth: '58rem',
  marginTop: site.scale.section,
  [theme.breakpoints.up('md')]: { paddingLeft: 40, borderLeft: `2px solid ${tint}` },
}));

interface BlockProps {
  block: ServiceBlock;
  accent: Accent;
  id: string;
}

function Block({ block, accent, id }: BlockProps) {
  switch (block.kind) {
    case 'intro':
      return (
        <Container>
          <Reveal>
            <Intro tint={site.ramp[accent]}>{block.text}</Intro>
          </Reveal>
        </Container>
      );
    case 'points':
      return (
        <BlockFrame block={block} id={id} picture={block.picture} above={block.items.length % 4 === 0}>
          <block.Look {...block} accent={accent} />
        </BlockFrame>
      );
    case 'offers':
      return (
        <BlockFrame block={block} id={id}>
          <block.Look items={block.items} accent={accent} />
        </BlockFrame>
      );
    case 'industries':
      return (
        <BlockFrame block={block} id={id}>
          <block.Look items={block.items} accent={accent} />
        </BlockFrame>
      );
    case 'process':
      return (
        <BlockFrame block={block} id={id}>
          <block.Look steps={block.steps} accent={accent} />
        </BlockFrame>
      );
    case 'why':
      return <block.Band block={block} accent={accent} id={id} />;
    case 'exhibit':
      return <ExhibitBlock block={block} accent={accent} id={id} />;
    case 'snapshot':
      return <SnapshotStory block={block} accent={accent} id={id} />;
  }
}

// Adjacent plain bands would double the gap. A light band after a raised one would halve it.
const gaps: Partial<Record<string, string>> = {
  'plain plain': `calc(${site.scale.section} * -0.5)`,
  // Its curve ends at its lower edge.
  'plain plot': `calc(${site.scale.section} * -0.5)`,
  'raised light': `calc(${site.scale.section} * 0.4)`,
  // The last block ends as close to the links as a light one would.
  'plain links': `calc(${site.scale.section} * -0.3)`,
};
const Slot = styled('div')<{ above: string | undefined; below: string | undefined }>(({ above, below }) => ({
  marginTop: above,
  marginBottom: below,
}));

// A light band ends in the dark, like a plain one.
const ground = (block: ServiceBlock | undefined) => {
  if (!block || block.kind === 'intro') return undefined;
  if (block.kind === 'why' && block.Band === WhyDaylight) return 'light';
  if (block.kind === 'why' && block.Band === WhyPlot) return 'plot';
  return block.tone === 'raised' ? 'raised' : 'plain';
};

interface ServiceBlocksProps {
  blocks: readonly ServiceBlock[];
  accent: Accent;
}

/** Blocks of a service page, in order. */
export function ServiceBlocks({ blocks, accent }: ServiceBlocksProps) {
  return blocks.map((block, index) => (
    <Slot
      key={'title' in block ? block.title : block.kind}
      above={gaps[`${ground(blocks[index - 1])} ${ground(block)}`]}
      below={index === blocks.length - 1 ? gaps[`${ground(block)} links`] : undefined}
    >
      <Block block={block} accent={accent} id={`${block.kind}-${index}`} />
    </Slot>
  ));
}
