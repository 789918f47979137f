import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';
import { Card } from './Card';

export interface SnapshotContent {
  /** The client's field, as a label. */
  readonly industry: string;
  readonly project: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginTop: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 40 },
}));
const Term = styled('dt')({ ...text('label'), color: site.palette.text, marginBottom: 6 });
const Detail = styled('dd')({ margin: 0, color: site.palette.muted });
const Industry = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('label'),
  color: site.ramp[accent],
}));
const Project = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 2rem)' });

/** A client's success told in three parts: challenge, solution, result. */
export function Snapshot({ content, accent = 'jade' }: { content: SnapshotContent; accent?: Accent }) {
  const parts = [
    ['Challenge', content.challenge],
    ['Solution', content.solution],
    ['Result', content.result],
  ] as const;
  return (
    <Card accent={accent} pad="large">
      <Industry accent={accent}>{content.industry}</Industry>
      <Project>{content.project}</Project>
      <List>
        {parts.map(([term, detail]) => (
          <div key={term}>
            <Term>{term}</Term>
            <Detail>{detail}</Detail>
          </div>
        ))}
      </List>
    </Card>
  );
}
