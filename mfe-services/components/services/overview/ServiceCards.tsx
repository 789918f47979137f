import { Reveal, styled, swipeRow } from 'shared-content/ui';
import type { ServiceHead } from '../../../content/service.contract';
import { serviceCards } from '../../../content/serviceCards';
import { besideBelow, besideFrom } from '../../drawing/PictureCard';
import { overviewSpans } from './overviewSpans';
import { ServiceCard } from './ServiceCard';

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

interface ServiceCardsProps {
  heads: readonly ServiceHead[];
  /** Index of the group on the page. Every fourth is a list of lines; every other one mirrors its wide card. */
  group: number;
}

/** The services of one field: cards, of which one has its picture beside the text, or lines across the page. */
export function ServiceCards({ heads, group }: ServiceCardsProps) {
  const lines = group % 4 === 3;
  const spans = overviewSpans(heads.length);
  return (
    <Cells lines={lines} count={heads.length}>
      {heads.map(({ entry }, index) => {
        const card = serviceCards.get(entry.slug);
        const share = lines ? 0 : (spans[index] ?? 2);
        const wide = group % 2 ? 'wideLeft' : 'wideRight';
        return (
          card && (
            <Cell key={entry.slug} share={share}>
              <Reveal index={index}>
                <ServiceCard entry={entry} card={card} look={lines ? 'line' : share > 2 ? wide : 'upright'} />
              </Reveal>
            </Cell>
          )
        );
      })}
    </Cells>
  );
}
