import ArrowRight from 'lucide-react/icons/arrow-right';
import { VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { Measure } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

const { paperInk, paperJade, paperLine, paperMuted } = site.palette;

export type MeasuresLook = 'bars' | 'figures';

interface Looks {
  look: MeasuresLook;
  share: number;
}

const Row = styled('div')<Looks>(({ look, share }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '12px 14px',
  ...(look === 'figures' && { paddingTop: 24, borderTop: `2px solid ${paperInk}` }),
  // What is left of the whole bar. A share of 0 still shows a sliver, or it would look forgotten.
  ...(look === 'bars' && {
    '&::after': {
      content: '""',
      flex: '0 0 100%',
      height: 12,
      borderRadius: 6,
      background: `linear-gradient(${paperJade} 0 0) 0 0 / max(${Math.round(share * 100)}%, 4px) no-repeat, ${paperLine}`,
    },
  }),
}));

// Where both fit, the label is left and the figures end at the right.
const Label = styled('dt')(({ theme }) => ({
  fontWeight: 550,
  flex: '0 0 100%',
  [theme.breakpoints.up('sm')]: { flex: 1 },
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

const After = styled('dd')<{ look: MeasuresLook }>(({ look }) => ({
  ...text(look === 'bars' ? 'h3' : 'display'),
  ...(look === 'figures' && { fontSize: 'clamp(2.75rem, 1.8rem + 3vw, 4.5rem)', letterSpacing: '-0.01em' }),
  color: paperJade,
}));

const List = styled('dl')({ display: 'grid', gap: 32 });

interface MeasuresProps {
  measures: readonly Measure[];
  look: MeasuresLook;
}

/** Three changes, from what to what: over bars, or in large figures. */
export function Measures({ measures, look }: MeasuresProps) {
  return (
    <List>
      {measures.map(({ label, before, after, share = 1 }) => (
        <Row key={label} look={look} share={share}>
          <Label>{label}</Label>
          {before && (
            <Before>
              <VisuallyHidden>{industryLabels.before}</VisuallyHidden>
              {before}
              <ArrowRight />
            </Before>
          )}
          <After look={look}>
            {before && <VisuallyHidden>{industryLabels.after}</VisuallyHidden>}
            {after}
          </After>
        </Row>
      ))}
    </List>
  );
}
