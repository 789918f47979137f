import { CardText, CardTitle, site, styled, text } from 'shared-content/ui';
import type { PointsProps } from '../../../content/service.contract';
import { Plate } from '../../drawing/Plate';
import { onFirstLine, phoneWords } from '../../Signed';
import { twoAbreast } from './PointMosaic';

const pad = 'clamp(20px, 2.2vw, 28px)';
const Cells = styled('ul')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 1,
  background: site.palette.hairline,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
  '& > li': {
    display: 'grid',
    gap: '4px 16px',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
    padding: pad,
    background: site.palette.surface,
  },
  '& svg': { width: 26, height: 26, strokeWidth: 1.6, color: tint, ...onFirstLine },
  '& > li > p': { gridColumn: 2 },
  '& > li:first-of-type h3': { ...text('h2'), fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
  // The picture of the first point, out to its cell's edges.
  '& img': {
    gridColumn: '1 / -1',
    width: `calc(100% + 2 * ${pad})`,
    maxWidth: 'none',
    margin: `calc(-1 * ${pad}) calc(-1 * ${pad}) 12px`,
    borderWidth: '0 0 1px',
    borderRadius: 0,
  },
  [twoAbreast]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type, & > li:last-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('sm')]: {
    '& > li:not(:first-of-type, :last-of-type)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
    '& > li:not(:first-of-type, :last-of-type) > :is(svg, p)': { gridColumn: 1, translate: 'none' },
    ...phoneWords,
  },
  // On a tablet the picture is beside the words: as wide as the page, its letters would look like headlines.
  [theme.breakpoints.between('sm', 'md')]: {
    '& > li:first-of-type': {
      gridTemplate: 'auto 1fr / minmax(350px, 1fr) 28px minmax(0, 1fr)',
      '& img': {
        gridArea: '1 / 1 / -1 / 2',
        alignSelf: 'start',
        width: `calc(100% + ${pad})`,
        marginBottom: `calc(-1 * ${pad})`,
      },
      '& > p': { gridColumn: 3 },
    },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplate: '1fr 1fr auto / repeat(4, minmax(0, 1fr))',
    '& > li:first-of-type': { gridArea: '1 / 1 / 3 / 3' },
    '& > li:not(:first-of-type, :last-of-type)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 },
    '& > li:not(:first-of-type, :last-of-type) > p': { gridColumn: 1 },
    '& > li:last-of-type': { gridTemplateColumns: '28px 1fr 2fr' },
    '& > li:last-of-type > p': { gridColumn: 3 },
  },
}));

/** Cells of one frame: a large one with its picture, four small ones beside it, a wide one below. Made for six points. */
export const PointPlateau = ({ items, accent, stage, large }: PointsProps) => (
  <Cells tint={site.ramp[accent]}>
    {items.map(({ Icon, title, text: body }, index) => (
      <li key={title}>
        {index === 0 && stage && <Plate src={stage} large={large} />}
        <Icon />
        <CardTitle>{title}</CardTitle>
        <CardText>{body}</CardText>
      </li>
    ))}
  </Cells>
);
