import type { ComponentType } from 'react';
import { Reveal, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import type { BlockProps } from '../../../content/service.contract';
import { BlockFrame } from '../BlockFrame';
import { ChoicePicture } from './ChoicePicture';
import { Quiz } from './Quiz';

const Figure = styled('figure')({ minWidth: 0 });
const Caption = styled('figcaption')({ ...text('body'), color: site.palette.muted, marginTop: 20 });

/** A sample of the work, within a question where its content asks one. */
export function ExhibitBlock({ block, accent, id }: BlockProps<'exhibit'>) {
  // The contract gives view and exhibit the same kind, but TypeScript cannot infer that for a union of components.
  const View = block.View as ComponentType<ExhibitViewProps>;
  const view = <View exhibit={block.exhibit} accent={accent} quiz={block.quiz} />;
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <Figure>
          {block.quiz ? (
            <Quiz
              quiz={block.quiz}
              id={`${id}-quiz`}
              accent={accent}
              picture={
                <ChoicePicture picture={block.choicePicture} accent={accent} start={block.quiz.start ?? 0} />
              }
            >
              {view}
            </Quiz>
          ) : (
            view
          )}
          {block.caption && <Caption>{block.caption}</Caption>}
        </Figure>
      </Reveal>
    </BlockFrame>
  );
}
