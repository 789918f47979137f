import { Reveal, Section, SectionHeading, styled } from 'shared-content/ui';
import { benefits, careers } from '../../content/careers';
import { BenefitCard } from './BenefitCard';

// Wide and narrow change sides from row to row; the wide ones carry a drawing.
const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 7' },
    '& > *:nth-of-type(2), & > *:nth-of-type(3), & > *:nth-of-type(6)': { gridColumn: 'span 5' },
  },
}));

/** The six benefits. */
export function Benefits() {
  const { title, lead } = careers.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={title} lead={lead} align="split" />
      <Board>
        {benefits.map((benefit, index) => (
          <Reveal key={benefit.title} index={index % 2}>
            <BenefitCard benefit={benefit} />
          </Reveal>
        ))}
      </Board>
    </Section>
  );
}
