import { Section, Split, TextLink, site, styled, text } from 'shared-content/ui';
import type { Success } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Measures, type MeasuresLook } from './Measures';

const Title = styled('h2')(text('h2'));
const Words = styled('div')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > a': { color: site.palette.paperJade },
});
const Topic = styled('p')({ ...text('label'), color: site.palette.paperJade, marginBottom: 16 });
const Client = styled('p')({ ...text('h3'), color: site.palette.paperJade });
const Story = styled('p')({ ...text('lead'), color: site.palette.paperMuted, maxWidth: '56ch' });

interface SuccessHighlightProps {
  content: { readonly success: Success };
  topic?: string;
  /** Beside the story: bars, or three large figures. */
  look: MeasuresLook;
}

/** One client's story, with figures before and after. */
export function SuccessHighlight({ content, topic = industryLabels.success, look }: SuccessHighlightProps) {
  const { success } = content;
  return (
    <Section tone="daylight" labelledBy="success">
      <Split ratio="even">
        <Words>
          <div>
            <Topic>{topic}</Topic>
            <Title id="success">{success.title}</Title>
          </div>
          <Client>{success.client}</Client>
          <Story>{success.story}</Story>
          {success.more && <TextLink to={success.more.to}>{success.more.label}</TextLink>}
        </Words>
        <Measures measures={success.measures} look={look} />
      </Split>
    </Section>
  );
}
