import { Reveal, site, styled, text } from 'shared-content/ui';
import { ExhibitView } from '../exhibits/ExhibitView';
import { BlockFrame } from './BlockFrame';
import type { BlockProps } from './block.contract';

const Figure = styled('figure')({ margin: 0, minWidth: 0 });
const Caption = styled('figcaption')({ ...text('small'), color: site.palette.muted, marginTop: 20 });

/** A piece of the work, shown. */
export function ExhibitBlock({ block, accent, id }: BlockProps<'exhibit'>) {
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <Figure>
          <ExhibitView exhibit={block.exhibit} accent={accent} />
          {block.caption && <Caption>{block.caption}</Caption>}
        </Figure>
      </Reveal>
    </BlockFrame>
  );
}
