import { Reveal, site, styled } from 'shared-content/ui';
import type { ServiceHead } from '../../../content/service.contract';
import { serviceCards } from '../../../content/serviceCards';
import { besideBelow, besideFrom } from '../../drawing/CardPicture';
import { overviewSpans } from './overviewSpans';
import { ServiceCard } from './ServiceCard';

const Cells = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  // A row to swipe on a phone: each card with its picture, the next one in sight.
  [besideBelow]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(92%, 372px)',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    marginInline: `calc(-1 * ${site.scale.gutter})`,
    paddingInline: site.scale.gutter,
    scrollPaddingInline: site.scale.gutter,
    '& > li': { scrollSnapAlign: 'start' },
  },
  [besideFrom]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const Cell = styled('li')<{ share: number }>(({ share, theme }) => ({
  display: 'grid',
  minWidth: 0,
  [`${besideFrom} and (max-width: ${theme.breakpoints.values.lg - 0.05}px)`]: {
    '&:last-of-type:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      '& > div > div': { flexDirection: 'row' },
      '& picture': { width: '50%' },
    },
  },
  [theme.breakpoints.up('lg')]: { gridColumn: `span ${share}` },
}));

interface ServiceCardsProps {
  heads: readonly ServiceHead[];
  /** Number of the group on the page; decides which card is wide. */
  group: number;
}

/** The cards of one field; in some, the first or last has room for its picture beside the words. */
export function ServiceCards({ heads, group }: ServiceCardsProps) {
  const spans = overviewSpans(heads.length, group);
  return (
    <Cells>
      {heads.map(({ entry }, index) => {
        const card = serviceCards.get(entry.slug);
        const share = spans[index] ?? 2;
        return (
          card && (
            <Cell key={entry.slug} share={share}>
              <Reveal index={index}>
                <ServiceCard entry={entry} card={card} wide={share > 2} />
              </Reveal>
            </Cell>
          )
        );
      })}
    </Cells>
  );
}
