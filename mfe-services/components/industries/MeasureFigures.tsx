import ArrowRight from 'lucide-react/icons/arrow-right';
import { VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { Measure } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

const List = styled('dl')({ display: 'grid', gap: 32, margin: 0 });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: '12px 14px',
  paddingTop: 24,
  borderTop: `2px solid ${site.palette.paperInk}`,
});
// Where both fit, the label is left and the figures end at the right.
const Label = styled('dt')(({ theme }) => ({
  fontWeight: 550,
  flex: '0 0 100%',
  [theme.breakpoints.up('sm')]: { flex: 1 },
}));
const Before = styled('dd')({
  ...text('h3'),
  margin: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: 14,
  fontWeight: 450,
  color: site.palette.paperMuted,
  '& > svg': { width: 20, height: 20, alignSelf: 'center' },
});
const After = styled('dd')({
  ...text('display'),
  fontSize: 'clamp(2.75rem, 1.8rem + 3vw, 4.5rem)',
  letterSpacing: '-0.01em',
  margin: 0,
  color: site.palette.paperJade,
});

/** Three changes in large figures: from what, to what. */
export function MeasureFigures({ measures }: { measures: readonly Measure[] }) {
  return (
    <List>
      {measures.map(({ label, before, after }) => (
        <Row key={label}>
          <Label>{label}</Label>
          {before && (
            <Before>
              <VisuallyHidden>{industryLabels.before}</VisuallyHidden>
              {before}
              <ArrowRight />
            </Before>
          )}
          <After>
            {before && <VisuallyHidden>{industryLabels.after}</VisuallyHidden>}
            {after}
          </After>
        </Row>
      ))}
    </List>
  );
}
