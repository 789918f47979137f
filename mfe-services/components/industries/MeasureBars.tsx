import { site, styled } from 'shared-content/ui';
import type { Measure } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

const List = styled('dl')({ display: 'grid', gap: 36, margin: 0 });
const Label = styled('dt')({ fontWeight: 550, marginBottom: 12 });

// The bar is the entry's background. A share of 0 still shows a sliver, or it would look forgotten.
const Entry = styled('dd')<{ share: number; color: string }>(({ share, color }) => ({
  margin: '0 0 10px',
  '& > span': {
    display: 'flex',
    justifyContent: 'space-between',
    color: site.palette.paperMuted,
    marginBottom: 4,
  },
  '& b': { color: site.palette.paperInk, fontWeight: 600 },
  '&::after': {
    content: '""',
    display: 'block',
    width: `max(${Math.round(share * 100)}%, 4px)`,
    height: 10,
    borderRadius: 5,
    background: color,
  },
}));

/** Before and after, as two bars per measure. */
export function MeasureBars({ measures }: { measures: readonly Measure[] }) {
  return (
    <List>
      {measures.map(({ label, before, after, share = 1 }) => (
        <div key={label}>
          <Label>{label}</Label>
          <Entry share={1} color={`${site.palette.paperMuted}66`}>
            <span>
              {industryLabels.before} <b>{before}</b>
            </span>
          </Entry>
          <Entry share={share} color={site.palette.paperJade}>
            <span>
              {industryLabels.after} <b>{after}</b>
            </span>
          </Entry>
        </div>
      ))}
    </List>
  );
}
