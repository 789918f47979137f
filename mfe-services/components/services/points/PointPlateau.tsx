import { type Accent, Card, CardText, Reveal, site, styled, text } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { PointWords } from './PointWords';

const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > :nth-of-type(1)': { gridColumn: 'span 2', gridRow: 'span 2' },
    '& > :nth-of-type(6)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    '& > :nth-of-type(1), & > :nth-of-type(6)': { gridColumn: '1 / -1' },
  },
}));

const Cell = styled('div')({ display: 'grid', minWidth: 0 });

const Stage = styled(Card)({ minHeight: 320 });
// The sign of the first capability, drawn large: the plateau's picture.
const Sign = styled('span')<{ tint: string }>(({ tint }) => ({
  alignSelf: 'flex-end',
  width: 'clamp(112px, 19vw, 248px)',
  marginBottom: 'auto',
  color: tint,
  opacity: 0.62,
  maskImage: 'linear-gradient(200deg, #000 35%, transparent 115%)',
  '& svg': { width: '100%', height: 'auto', strokeWidth: 0.75 },
}));
const StageTitle = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' });
const Wide = styled(Card)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { flexDirection: 'row', alignItems: 'center', gap: 32 },
  '& > span': { flex: 'none' },
}));

/** One large card with its sign, four small ones at its side, a wide one below. Made for six. */
export function PointPlateau({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <Cells>
      {items.map((point, index) => (
        <Cell key={point.title}>
          <Reveal index={index}>
            {index === 0 ? (
              <Stage accent={accent}>
                <Sign tint={site.ramp[accent]} aria-hidden="true">
                  <point.Icon />
                </Sign>
                <StageTitle>{point.title}</StageTitle>
                <CardText>{point.text}</CardText>
              </Stage>
            ) : index === 5 ? (
              <Wide>
                <PointWords point={point} accent={accent} />
              </Wide>
            ) : (
              <Card>
                <PointWords point={point} accent={accent} />
              </Card>
            )}
          </Reveal>
        </Cell>
      ))}
    </Cells>
  );
}
