import ArrowRight from 'lucide-react/icons/arrow-right';
import { Section, site, Split, styled, text, TextLink, VisuallyHidden } from 'shared-content/ui';
import type { Success } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

const { paperInk, paperJade, paperLine, paperMuted } = site.palette;

const Words = styled('div')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > a, & > p:first-of-type': { color: paperJade },
  '& > p:first-of-type': text('label'),
  '& > h2': { ...text('h2'), marginTop: -4 },
});
const Client = styled('p')({ ...text('h3'), color: paperJade });
const Story = styled('p')({ ...text('lead'), color: paperMuted, maxWidth: '56ch' });

const Measures = styled('dl')({ display: 'grid', gap: 32 });
const Measure = styled('div')<{ share: number | undefined }>(({ share, theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '12px 14px',
  // Where both fit, the label is left and the figures end at the right.
  '& > dt': { fontWeight: 550, flex: '0 0 100%', [theme.breakpoints.up('sm')]: { flex: 1 } },
  '& > dd:last-of-type': {
    ...text('voice'),
    fontSize: 'clamp(2.75rem, 1.8rem + 3.2vw, 4.75rem)',
    lineHeight: 1,
    color: paperJade,
  },
  ...(share === undefined
    ? { paddingTop: 24, borderTop: `2px solid ${paperInk}` }
    : {
        // What is left of the whole bar. A share of 0 still shows a sliver, or it would look forgotten.
        '&::after': {
          content: '""',
          flex: '0 0 100%',
          height: 12,
          borderRadius: 6,
          background: `linear-gradient(${paperJade} 0 0) 0 0 / max(${Math.round(share * 100)}%, 4px) no-repeat, ${paperLine}`,
        },
      }),
}));
const Before = styled('dd')({
  ...text('h3'),
  display: 'flex',
  alignItems: 'baseline',
  gap: 14,
  fontWeight: 450,
  color: paperMuted,
  '& > svg': { width: 20, height: 20, alignSelf: 'center' },
});

interface SuccessHighlightProps {
  content: { readonly success: Success };
  topic?: string;
}

/** One client's story, with three figures: from what to what, over bars, where they have a share. */
export function SuccessHighlight({ content, topic = industryLabels.success }: SuccessHighlightProps) {
  const { title, client, story, more, measures } = content.success;
  return (
    <Section tone="daylight" labelledBy="success">
      <Split ratio="even">
        <Words>
          <p>{topic}</p>
          <h2 id="success">{title}</h2>
          <Client>{client}</Client>
          <Story>{story}</Story>
          {more && <TextLink to={more.to}>{more.label}</TextLink>}
        </Words>
        <Measures>
          {measures.map(({ label, before, after, share }) => (
            <Measure key={label} share={share}>
              <dt>{label}</dt>
              {before && (
                <Before>
                  <VisuallyHidden>{industryLabels.before}</VisuallyHidden>
                  {before}
                  <ArrowRight />
                </Before>
              )}
              <dd>
                {before && <VisuallyHidden>{industryLabels.after}</VisuallyHidden>}
                {after}
              </dd>
            </Measure>
          ))}
        </Measures>
      </Split>
    </Section>
  );
}
