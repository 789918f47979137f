import { servicePath } from 'shared-content/content';
import { CheckList, FeatureCard, LinkCard, Reveal, styled } from 'shared-content/ui';
import type { ServiceHead } from '../../../content/service.contract';
import { serviceCards } from '../../../content/serviceCards';
import { overviewSpans } from './overviewSpans';

const Cells = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const Cell = styled('li')<{ share: number; pictured: boolean }>(({ share, pictured, theme }) => ({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  [theme.breakpoints.between('sm', 'md')]: { '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: {
    gridColumn: `span ${share}`,
    ...(pictured && { '& > div > div': { paddingRight: '56%', minHeight: 340 } }),
  },
}));

// The drawing stands in the right half of a wide card, below the arrow.
const Plate = styled('span')(({ theme }) => ({
  display: 'none',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'absolute',
    top: 56,
    right: 28,
    width: '42%',
    '& > svg': { width: '100%', margin: 0 },
  },
}));

interface ServiceCardsProps {
  heads: readonly ServiceHead[];
  /** Number of the group on the page; decides which card is wide. */
  group: number;
}

/** The cards of one field. A wide card shows the service's drawing. */
export function ServiceCards({ heads, group }: ServiceCardsProps) {
  const spans = overviewSpans(heads.length, group);
  return (
    <Cells>
      {heads.map(({ entry }, index) => {
        const card = serviceCards.get(entry.slug);
        if (!card) return null;
        const { Icon, Drawing, text, features, linked } = card;
        const share = spans[index] ?? 2;
        const pictured = share === 4 && Boolean(Drawing);
        return (
          <Cell key={entry.slug} share={share} pictured={pictured}>
            <Reveal index={index}>
              {linked === false ? (
                <FeatureCard
                  title={entry.name}
                  text={text}
                  icon={<Icon />}
                  accent={entry.accent}
                  features={features}
                />
              ) : (
                <LinkCard
                  title={entry.name}
                  text={text}
                  to={servicePath(entry)}
                  icon={<Icon />}
                  accent={entry.accent}
                >
                  <CheckList items={features} accent={entry.accent} />
                  {pictured && Drawing && (
                    <Plate>
                      <Drawing />
                    </Plate>
                  )}
                </LinkCard>
              )}
            </Reveal>
          </Cell>
        );
      })}
    </Cells>
  );
}
