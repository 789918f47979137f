import type { ComponentType } from 'react';
import { Reveal, site, styled, text } from 'shared-content/ui';
import { Trial } from '../exhibits/Trial';
import { BlockFrame } from './BlockFrame';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import type { BlockProps } from '../../../content/service.contract';

const Figure = styled('figure')({ margin: 0, minWidth: 0 });
const Caption = styled('figcaption')({ ...text('body'), color: site.palette.muted, marginTop: 20 });

/** An exhibit of the work. */
export function ExhibitBlock({ block, accent, id }: BlockProps<'exhibit'>) {
  // The contract gives view and exhibit the same kind, but TypeScript cannot infer that for a union of components.
  const View = block.View as ComponentType<ExhibitViewProps>;
  const view = <View exhibit={block.exhibit} accent={accent} trial={block.trial} />;
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <Figure>
          {block.trial ? (
            <Trial trial={block.trial} id={`${id}-trial`} accent={accent} Machine={block.Machine}>
              {view}
            </Trial>
          ) : (
            view
          )}
          {block.caption && <Caption>{block.caption}</Caption>}
        </Figure>
      </Reveal>
    </BlockFrame>
  );
}
