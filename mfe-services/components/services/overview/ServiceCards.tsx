import { servicePath } from 'shared-content/content';
import { CheckList, FeatureCard, LinkCard, Reveal, styled } from 'shared-content/ui';
import type { ServiceHead } from '../../../content/service.contract';
import { serviceCards } from '../../../content/serviceCards';
import { servicesOverview } from '../../../content/servicesOverview';
import { bentoSpans } from '../points/bentoSpans';

const Cells = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));
const Cell = styled('li')<{ share: number }>(({ share, theme }) => ({
  display: 'grid',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gridColumn: `span ${share}` },
}));

interface ServiceCardsProps {
  heads: readonly ServiceHead[];
  /** The wide card stands at the right. */
  flipped: boolean;
}

/** The cards of one field: a wide one first, three alike when there are three. */
export function ServiceCards({ heads, flipped }: ServiceCardsProps) {
  const spans = heads.length === 3 ? [2, 2, 2] : bentoSpans(heads.length);
  const [first = 2, second = 2, ...rest] = spans;
  const shares = flipped ? [second, first, ...rest] : spans;
  return (
    <Cells>
      {heads.map(({ entry }, index) => {
        const card = serviceCards.get(entry.slug);
        if (!card) return null;
        const { Icon, text, features, linked } = card;
        const wide = (shares[index] ?? 2) > 2;
        return (
          <Cell key={entry.slug} share={shares[index] ?? 2}>
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
                  more={servicesOverview.more}
                >
                  <CheckList items={features} accent={entry.accent} columns={wide ? 2 : 1} />
                </LinkCard>
              )}
            </Reveal>
          </Cell>
        );
      })}
    </Cells>
  );
}
