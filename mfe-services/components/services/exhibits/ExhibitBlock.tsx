import type { ComponentType } from 'react';
import { Reveal, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import type { BlockProps } from '../../../content/service.contract';
import { BlockFrame } from '../BlockFrame';

const Figure = styled('figure')({ minWidth: 0 });
export const Caption = styled('figcaption')({ ...text('body'), color: site.palette.muted, marginTop: 20 });

/** A sample of the work under its heading. */
export function ExhibitBlock({ block, accent, id }: BlockProps<'exhibit'>) {
  // The contract gives view and exhibit the same kind, but TypeScript cannot infer that for a union of components.
  const View = block.View as ComponentType<ExhibitViewProps>;
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <Figure>
          <View exhibit={block.exhibit} accent={accent} />
          {block.caption && <Caption>{block.caption}</Caption>}
        </Figure>
      </Reveal>
    </BlockFrame>
  );
}
