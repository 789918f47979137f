import { Bento, Card, CardText, CardTitle, CheckList, IconBadge, Reveal, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

// A wide cell has room for the list beside the words; it measures itself, not the window.
const Cell = styled('div')({ containerType: 'inline-size', height: '100%' });
const Body = styled('div')({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  flex: 1,
  '@container (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', gap: 40, alignItems: 'end' },
});
const Words = styled('div')({ display: 'grid', gap: 12, alignSelf: 'start' });

/** First and last card wide, the middle two narrow. */
export function SolutionBento({ items, accent }: SolutionsLayoutProps) {
  return (
    <Bento rhythm="edges">
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Cell>
            <Card accent={accent} pad="normal">
              <IconBadge accent={accent} aria-hidden="true">
                <Icon />
              </IconBadge>
              <Body>
                <Words>
                  <CardTitle>{title}</CardTitle>
                  <CardText>{text}</CardText>
                </Words>
                <CheckList items={deliverables} accent={accent} />
              </Body>
            </Card>
          </Cell>
        </Reveal>
      ))}
    </Bento>
  );
}
