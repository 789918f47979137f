import { type Accent, site, styled, text } from 'shared-content/ui';
import type { Measure } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  margin: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 48 },
}));
const Column = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingTop: 20,
  borderTop: `2px solid ${site.ramp[accent]}`,
}));
// The label comes first in the document and last to the eye.
const Label = styled('dt')({ color: site.palette.muted, order: 3 });
const After = styled('dd')<{ accent: Accent }>(({ accent }) => ({
  ...text('h1'),
  margin: 0,
  order: 1,
  color: site.ramp[accent],
  fontVariantNumeric: 'tabular-nums',
  '& > span': { ...text('label'), display: 'block', color: site.palette.muted, letterSpacing: 0 },
}));
const Before = styled('dd')({ ...text('small'), margin: 0, order: 2, color: site.palette.muted });

/** Three large figures, each over what it was before. */
export function MeasureFigures({ measures, accent }: { measures: readonly Measure[]; accent: Accent }) {
  return (
    <List>
      {measures.map(({ label, before, after }) => (
        <Column key={label} accent={accent}>
          <Label>{label}</Label>
          <Before>
            {industryLabels.before}: {before}
          </Before>
          <After accent={accent}>
            <span>{industryLabels.after}</span>
            {after}
          </After>
        </Column>
      ))}
    </List>
  );
}
