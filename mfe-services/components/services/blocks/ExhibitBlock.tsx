import type { ComponentType } from 'react';
import { Reveal, site, styled, text } from 'shared-content/ui';
import { ChosenShot } from '../exhibits/ChosenShot';
import { Trial } from '../exhibits/Trial';
import { BlockFrame } from './BlockFrame';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import type { BlockProps } from '../../../content/service.contract';

const Figure = styled('figure')({ minWidth: 0 });
const Caption = styled('figcaption')({ ...text('body'), color: site.palette.muted, marginTop: 20 });

/** An exhibit of the work. */
export function ExhibitBlock({ block, accent, id }: BlockProps<'exhibit'>) {
  // The contract gives view and exhibit the same kind, but TypeScript cannot infer that for a union of components.
  const View = block.View as ComponentType<ExhibitViewProps>;
  const { trial, screens, Machine } = block;
  const machine = screens ? <ChosenShot {...screens} /> : <Machine accent={accent} />;
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <Figure>
          <Trial trial={trial} id={`${id}-trial`} accent={accent} machine={machine}>
            <View exhibit={block.exhibit} accent={accent} trial={trial} />
          </Trial>
          {block.caption && <Caption>{block.caption}</Caption>}
        </Figure>
      </Reveal>
    </BlockFrame>
  );
}
