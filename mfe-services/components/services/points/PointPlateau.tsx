import { Card, CardText, CardTitle, Reveal, site, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';
import { BlockFrame } from '../BlockFrame';
import { Signed } from '../../Signed';
import { Plate } from '../../drawing/Plate';

const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplate: '1fr 1fr auto / repeat(4, minmax(0, 1fr))',
    '& > :nth-of-type(1)': { gridColumn: 'span 2', gridRow: 'span 2' },
    '& > :nth-of-type(6)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    '& > :nth-of-type(1), & > :nth-of-type(6)': { gridColumn: '1 / -1' },
  },
}));

const Cell = styled('div')({ display: 'grid', minWidth: 0 });

const Stage = styled(Card)(({ theme }) => ({
  minHeight: 320,
  // On a tablet the picture is beside the text: as wide as the page, its letters would look like headlines.
  [theme.breakpoints.between('sm', 'md')]: {
    display: 'grid',
    minHeight: 0,
    gridTemplate: '1fr auto auto 1fr / minmax(350px, 1fr) minmax(0, 1fr)',
    columnGap: 28,
    '& img': {
      gridArea: '1 / 1 / -1 / 2',
      width: 'calc(100% + var(--card-pad))',
      height: 'calc(100% + 2 * var(--card-pad))',
      marginBottom: 'calc(-1 * var(--card-pad))',
      marginRight: 0,
      borderWidth: '0 1px 0 0',
    },
    '& > div': { gridArea: '2 / 2', marginRight: 8 },
    '& > p': { gridArea: '3 / 2' },
  },
}));
// A picture of the first capability, out to the card's edges.
const Shot = styled(Plate)(({ theme }) => ({
  width: 'calc(100% + 2 * var(--card-pad))',
  maxWidth: 'none',
  margin: 'calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad)) 12px',
  borderWidth: '0 0 1px',
  borderRadius: 0,
  // It takes the height that the small cards leave, on its ground: cropped, it would lose letters.
  flex: '1 0 auto',
  [theme.breakpoints.up('md')]: { objectFit: 'contain', objectPosition: '50% 100%' },
}));
const stageSize = 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)';
const StageTitle = styled('h3')({ ...text('h2'), fontSize: stageSize });
// The sign above the words, whose titles begin at one height. On a phone they are side by side.
const Small = styled(Card)<{ tint: string }>(({ tint, theme }) => ({
  gap: 16,
  '& > svg': { flex: 'none', width: 28, height: 28, strokeWidth: 1.6, color: tint },
  '& > div': { display: 'grid', gap: 8 },
  [theme.breakpoints.down('sm')]: { flexDirection: 'row' },
}));
const Wide = styled(Small)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 32,
    '& > div': { flex: 1, gridTemplateColumns: '1fr 2fr', alignItems: 'baseline' },
  },
}));

/** One large card with its picture, four small ones beside it, a wide one below. Made for six points. */
export function PointPlateau({ block, accent, id }: BlockProps<'points'>) {
  const { items, picture, large } = block;
  return (
    <BlockFrame block={block} id={id}>
      <Cells>
        {items.map((point, index) => {
          const Face = index === 5 ? Wide : Small;
          return (
            <Cell key={point.title}>
              <Reveal index={index}>
                {index === 0 ? (
                  <Stage accent={accent}>
                    {picture && <Shot src={picture} large={large} />}
                    <Signed tint={site.ramp[accent]} signSize={28} titleSize={stageSize}>
                      <point.Icon />
                      <StageTitle>{point.title}</StageTitle>
                    </Signed>
                    <CardText>{point.text}</CardText>
                  </Stage>
                ) : (
                  <Face tint={site.ramp[accent]}>
                    <point.Icon />
                    <div>
                      <CardTitle>{point.title}</CardTitle>
                      <CardText>{point.text}</CardText>
                    </div>
                  </Face>
                )}
              </Reveal>
            </Cell>
          );
        })}
      </Cells>
    </BlockFrame>
  );
}
