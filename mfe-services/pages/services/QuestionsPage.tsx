import { Container, site, Split, styled } from 'shared-content/ui';
import { Column } from '../../components/Column';
import { NarrowBlocks } from '../../components/services/NarrowBlocks';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { split } from '../../components/services/split';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

// A column has no room for a lead beside its title.
const Band = styled(Container)({
  paddingBlock: site.scale.section,
  '& [data-heading]': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

// Stacked, a picture is nearer to its questions than to the exhibit.
const Sides = styled(Split)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gap: site.scale.section, '& > div:first-of-type': { gap: 32 } },
}));

/** A service by the questions that clients bring, beside one exhibit that answers them. */
export function QuestionsPage({ content }: { content: ServicePageContent }) {
  const { accent } = content.entry;
  const [questions, others] = split(content.blocks, ['points']);
  const [exhibit, rest] = split(others, ['exhibit']);
  return (
    <ServicePage content={content}>
      <Band>
        <Sides ratio="lead">
          <Column>
            <NarrowBlocks blocks={questions} accent={accent} />
          </Column>
          <Column>
            <ServiceBlocks blocks={exhibit} accent={accent} first={1} />
          </Column>
        </Sides>
      </Band>
      <ServiceBlocks blocks={rest} accent={accent} first={2} />
    </ServicePage>
  );
}
