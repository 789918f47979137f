import { Grid, Reveal, Section, SectionHeading } from 'shared-content/ui';
import { benefits, careers } from '../../content/careers';
import { BenefitCard } from './BenefitCard';

/** The six benefits. */
export function Benefits() {
  const { title, lead } = careers.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={title} lead={lead} align="split" />
      <Grid>
        {benefits.map((benefit, index) => (
          <Reveal key={benefit.title} index={index % 2}>
            <BenefitCard benefit={benefit} />
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
