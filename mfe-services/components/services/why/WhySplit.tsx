import { CheckList, Section, SectionHeading, site, Split, styled } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';
import { Figures } from './Figures';

const Pool = styled('div')({
  containerType: 'inline-size',
  padding: 'clamp(28px, 3vw, 40px)',
  borderRadius: site.scale.radius.large,
  border: `1px solid ${site.palette.hairline}`,
  background: site.palette.raised,
});

// One step larger than other lists, because here they are the text, not a note to it.
const Reasons = styled('div')({ fontSize: 'clamp(1rem, 0.92rem + 0.3vw, 1.125rem)', '& ul': { rowGap: 18 } });

const Sides = styled(Split)({ alignItems: 'center' });

/** Reasons at the left, the figures in their own box at the right. */
export function WhySplit({ block, accent, id }: BlockProps<'why'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Sides ratio="wide">
        <div>
          <SectionHeading title={block.title} id={id} lead={block.lead} />
          <Reasons>
            <CheckList items={block.reasons} accent={accent} />
          </Reasons>
        </div>
        <Pool>
          <Figures figures={block.figures} accent={accent} flow="pool" />
        </Pool>
      </Sides>
    </Section>
  );
}
