import { CardText, CardTitle, Section, SectionHeading, Split, Stats, site, styled } from 'shared-content/ui';
import { overview } from '../../content/industries/overview';

// The heading is sticky while the answers scroll.
const Heading = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 120 },
}));
const List = styled('ul')({ display: 'grid' });
const Reason = styled('li')({
  display: 'grid',
  gap: 8,
  paddingBlock: 28,
  borderTop: `1px solid ${site.palette.hairline}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
});
const Figures = styled('div')({ marginTop: 'clamp(40px, 6vw, 80px)' });

/** Four reasons beside their heading, the company's figures below. */
export function WhyLeadersChooseUs() {
  const { why } = overview;
  return (
    <Section tone="raised" labelledBy="why">
      <Split ratio="lead">
        <Heading>
          <SectionHeading id="why" title={why.title} />
        </Heading>
        <List>
          {why.reasons.map(({ title, text }) => (
            <Reason key={title}>
              <CardTitle>{title}</CardTitle>
              <CardText>{text}</CardText>
            </Reason>
          ))}
        </List>
      </Split>
      <Figures>
        <Stats items={why.stats} note={why.statsNote} />
      </Figures>
    </Section>
  );
}
