import type { Stat } from 'shared-content/content';
import { type Accent, Badge, site, type SnapshotContent, Stats, styled, text } from 'shared-content/ui';
import { serviceLabels } from '../../../content/serviceLabels';

const Story = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
}));
const Name = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', alignContent: 'start' });
const Project = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)' });
const Parts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48 },
}));
const Term = styled('dt')({ ...text('label'), color: site.palette.text, marginBottom: 8 });
const Detail = styled('dd')({ margin: 0, color: site.palette.muted });
const Result = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  paddingTop: 28,
  borderTop: `1px solid ${tint}`,
  [theme.breakpoints.up('sm')]: { gridColumn: '1 / -1' },
}));
const ResultWords = styled('dd')({
  ...text('h3'),
  fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)',
  fontWeight: 450,
  lineHeight: 1.38,
  margin: 0,
});
const Strip = styled('div')({ gridColumn: '1 / -1' });

interface SnapshotStoryProps {
  story: SnapshotContent;
  figures?: readonly Stat[];
  accent: Accent;
}

/** Who and what at the left, challenge and solution beside it, the result large below them. */
export function SnapshotStory({ story, figures, accent }: SnapshotStoryProps) {
  return (
    <Story>
      <Name>
        <Badge accent={accent}>{story.industry}</Badge>
        <Project>{story.project}</Project>
      </Name>
      <Parts>
        <div>
          <Term>{serviceLabels.challenge}</Term>
          <Detail>{story.challenge}</Detail>
        </div>
        <div>
          <Term>{serviceLabels.solution}</Term>
          <Detail>{story.solution}</Detail>
        </div>
        <Result tint={site.ramp[accent]}>
          <Term>{serviceLabels.result}</Term>
          <ResultWords>{story.result}</ResultWords>
        </Result>
      </Parts>
      {figures && (
        <Strip>
          <Stats items={figures} />
        </Strip>
      )}
    </Story>
  );
}
