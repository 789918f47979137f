import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  ChipList,
  CoverLink,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { type IndustryCard, overview } from '../../content/industries/overview';
import { inlineList } from '../services/arrangements';
import { FieldPicture } from './FieldPicture';

const Tile = styled(Card)<{ accent?: Accent; linked: boolean }>(({ accent = 'jade', linked }) => ({
  gap: 0,
  ...(linked && {
    transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
    '&:hover, &:focus-within': { borderColor: site.ramp[accent], transform: 'translateY(-2px)' },
  }),
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  flex: 1,
  gridTemplateRows: 'auto auto auto 1fr',
  padding: 'clamp(20px, 2.4vw, 32px)',
  '& > ul': { paddingTop: 8 },
  // One line of text: as pills they would wrap below each other.
  [theme.breakpoints.down('sm')]: {
    '& > ul': { ...inlineList, '& > li': { display: 'block', padding: 0, border: 0, fontSize: '0.9375rem' } },
  },
}));
const More = styled('span')<{ accent: Accent }>(({ accent }) => ({
  fontWeight: 550,
  color: site.ramp[accent],
}));
const Figure = styled('p')<{ accent: Accent }>(({ accent }) => ({
  alignSelf: 'end',
  paddingTop: 12,
  color: site.palette.muted,
  '& b': { ...text('h3'), color: site.ramp[accent], marginRight: 6 },
}));

/** One industry on /industries: a link if it has a page, otherwise a plain card. */
export function IndustryTile({ card }: { card: IndustryCard }) {
  const { title, description, solutions, color, picture, banner, to, figure } = card;
  const { labels } = overview.cards;
  return (
    <Tile accent={color} pad="none" linked={Boolean(to)}>
      <FieldPicture tile={picture} banner={banner} />
      <Words>
        <CardTitle>{to ? <CoverLink to={to}>{title}</CoverLink> : title}</CardTitle>
        <CardText>{description}</CardText>
        <ChipList items={solutions} label={`${title}: ${labels.solutions}`} />
        <Figure accent={color}>
          <b>{figure.number}</b> {figure.label}
        </Figure>
        {to && (
          <More accent={color} aria-hidden="true">
            {`${labels.more} ${title} →`}
          </More>
        )}
      </Words>
    </Tile>
  );
}
