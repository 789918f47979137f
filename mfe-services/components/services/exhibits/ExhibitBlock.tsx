import type { ComponentType } from 'react';
import { Reveal, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import type { BlockProps } from '../../../content/service.contract';
import { BlockFrame } from '../BlockFrame';
import { ChoicePicture } from './ChoicePicture';
import { Quiz } from './Quiz';

const Figure = styled('figure')({ minWidth: 0 });
const Caption = styled('figcaption')({ ...text('body'), color: site.palette.muted, marginTop: 20 });

/** An exhibit of the work. */
export function ExhibitBlock({ block, accent, id }: BlockProps<'exhibit'>) {
  // The contract gives view and exhibit the same kind, but TypeScript cannot infer that for a union of components.
  const View = block.View as ComponentType<ExhibitViewProps>;
  const { quiz } = block;
  const picture = <ChoicePicture picture={block.choicePicture} accent={accent} start={quiz.start ?? 0} />;
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <Figure>
          <Quiz quiz={quiz} id={`${id}-quiz`} accent={accent} picture={picture}>
            <View exhibit={block.exhibit} accent={accent} quiz={quiz} />
          </Quiz>
          {block.caption && <Caption>{block.caption}</Caption>}
        </Figure>
      </Reveal>
    </BlockFrame>
  );
}
