import {
  Bento,
  Card,
  CardText,
  CardTitle,
  CheckList,
  IconBadge,
  Reveal,
  site,
  styled,
} from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

// On a tablet they take a row each. The two without a drawing share one, because alone they would leave half of it
// empty.
const Cells = styled(Bento)(({ theme }) => ({
  [theme.breakpoints.between('sm', 'md')]: {
    '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  },
}));
// A wide cell has room for a drawing beside the text. It measures itself, not the window. The drawing's column is at
// least 352 px: its text of 12 px, at a width of 320, would otherwise be smaller than 11 px.
const beside = '@container (min-width: 620px)';
const Cell = styled('div')({ containerType: 'inline-size', height: '100%' });
const Body = styled('div')({
  display: 'grid',
  flex: 1,
  [beside]: { gridTemplateColumns: 'minmax(0, 1fr) max(352px, 50%)' },
});
const Words = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateRows: 'auto auto auto 1fr',
  padding: 'clamp(20px, 2.4vw, 28px)',
  '& > ul': { alignSelf: 'start', paddingTop: 8 },
});
const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: '0 12px 20px',
  '& > svg': { width: '100%', height: 'auto', maxWidth: 460 },
  [beside]: {
    padding: 24,
    borderLeft: `1px solid ${site.palette.hairline}`,
  },
});

/** First and last card wide with a drawing, the middle two narrow. */
export function SolutionBento({ items, accent, drawings = [] }: SolutionsLayoutProps) {
  return (
    <Cells rhythm="edges">
      {items.map(({ icon: Icon, title, text, deliverables }, index) => {
        const drawing = index === 0 ? drawings[0] : index === items.length - 1 ? drawings[1] : undefined;
        return (
          <Reveal key={title} index={index}>
            <Cell>
              <Card accent={accent} pad="none">
                <Body>
                  <Words>
                    <IconBadge accent={accent} aria-hidden="true">
                      <Icon />
                    </IconBadge>
                    <CardTitle>{title}</CardTitle>
                    <CardText>{text}</CardText>
                    <CheckList items={deliverables} accent={accent} />
                  </Words>
                  {drawing && <Stage>{drawing}</Stage>}
                </Body>
              </Card>
            </Cell>
          </Reveal>
        );
      })}
    </Cells>
  );
}
