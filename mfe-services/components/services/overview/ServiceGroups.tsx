import { servicePath } from 'shared-content/content';
import {
  CardText,
  CardTitle,
  Container,
  CoverLink,
  Reveal,
  SectionHeading,
  site,
  styled,
  swipeRow,
  text,
} from 'shared-content/ui';
import type { ServiceGroup } from '../../../content/groupServices';
import type { ServiceHead } from '../../../content/service.contract';
import { serviceCards } from '../../../content/serviceCards';
import { servicesOverview } from '../../../content/servicesOverview';
import { besideBelow, besideFrom, PictureCard } from '../../drawing/PictureCard';
import { overviewSpans } from './overviewSpans';
import { TeamBand } from './TeamBand';

// Closer than other sections, because the groups are one list. A light band ends the group itself.
const Band = styled('section')({
  paddingBlock: 'clamp(40px, 4vw, 56px)',
  '&:has(> section)': { paddingBottom: 0 },
  '& > section': { marginTop: 'clamp(56px, 5.6vw, 80px)' },
  '& [data-heading]': { marginBottom: 'clamp(24px, 3vw, 36px)' },
});
const Cells = styled('ul')<{ lines: boolean; count: number }>(({ lines, count, theme }) => ({
  display: 'grid',
  gap: 12,
  [besideBelow]: swipeRow(count),
  [besideFrom]: lines ? { gap: 0 } : { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: !lines && { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));
const Cell = styled('li')<{ share: number }>(({ share, theme }) => ({
  display: 'grid',
  minWidth: 0,
  ...(share && {
    [`${besideFrom} and (max-width: ${theme.breakpoints.values.lg - 0.05}px)`]: {
      '&:last-of-type:nth-of-type(odd)': {
        gridColumn: '1 / -1',
        '& > div > div': { flexDirection: 'row' },
        // Whole: stretched to the text's height it would lose its right side.
        '& picture': { width: '57%', alignSelf: 'center' },
      },
    },
    [theme.breakpoints.up('lg')]: { gridColumn: `span ${share}` },
  }),
}));
const Features = styled('ul')({
  ...text('small'),
  color: site.palette.muted,
  display: 'grid',
  gap: 8,
  fontSize: '0.9375rem',
  '& > li': { paddingTop: 8, borderTop: `1px solid ${site.palette.hairline}` },
});

interface ServiceCardsProps {
  heads: readonly ServiceHead[];
  /** Index of the group on the page. Every fourth is a list of lines; every other one mirrors its wide card. */
  group: number;
}

/** The services of one field: cards, of which one has its picture beside the text, or lines across the page. */
function ServiceCards({ heads, group }: ServiceCardsProps) {
  const lines = group % 4 === 3;
  const spans = overviewSpans(heads.length);
  const wide = group % 2 ? 'wideLeft' : 'wideRight';
  return (
    <Cells lines={lines} count={heads.length}>
      {heads.map(({ entry }, index) => {
        const card = serviceCards.get(entry.slug);
        const share = lines ? 0 : (spans[index] ?? 2);
        const upright = share > 2 ? wide : 'upright';
        return (
          card && (
            <Cell key={entry.slug} share={share}>
              <Reveal index={index}>
                <PictureCard
                  picture={card.picture}
                  large={card.large}
                  look={lines ? 'line' : upright}
                  accent={entry.accent}
                  linked
                >
                  <CardTitle>
                    <CoverLink to={servicePath(entry)}>{entry.name}</CoverLink>
                  </CardTitle>
                  <CardText>{card.text}</CardText>
                  <Features>
                    {card.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </Features>
                </PictureCard>
              </Reveal>
            </Cell>
          )
        );
      })}
    </Cells>
  );
}

/** The fragment of a group's heading: “AI & Analytics” → `ai-analytics`. */
export const groupId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isLinked = ({ entry }: ServiceHead) => serviceCards.get(entry.slug)?.linked !== false;

/** All services, one band per field. The card that is no link is at its group's end, above the link to its page. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map(({ title, heads }, index) => (
    <Band key={title} aria-labelledby={groupId(title)}>
      <Container>
        <SectionHeading title={title} id={groupId(title)} lead={servicesOverview.groups[title]} />
        <ServiceCards heads={heads.filter(isLinked)} group={index} />
      </Container>
      {heads
        .filter((head) => !isLinked(head))
        .map(({ entry }) => {
          const card = serviceCards.get(entry.slug);
          return card && <TeamBand key={entry.slug} entry={entry} card={card} />;
        })}
    </Band>
  ));
}
