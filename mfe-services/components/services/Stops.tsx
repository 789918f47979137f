import type { ReactNode } from 'react';
import { type Accent, CardTitle, type ProcessStep, site, styled, text } from 'shared-content/ui';
import { Column } from '../Column';

const sign = 48;
const Stop = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 24,
  '& + &': { paddingTop: 'clamp(56px, 6vw, 88px)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '13rem minmax(0, 1fr)',
    columnGap: 32,
    // The line through all signs.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `0 auto 0 ${sign / 2}px`,
      borderLeft: `1px solid ${tint}66`,
    },
  },
}));
const Sign = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${sign}px minmax(0, 1fr)`,
  gap: '4px 12px',
  alignItems: 'center',
  '& > b': {
    ...text('h3'),
    display: 'grid',
    placeItems: 'center',
    height: sign,
    borderRadius: '50%',
    border: `1px solid ${tint}`,
    color: tint,
    background: site.palette.ink,
  },
  '& > p': { ...text('small'), gridColumn: 2, color: site.palette.muted },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 104, alignSelf: 'start' },
}));

// Titles within a step are smaller than the page's own.
const Work = styled(Column)({ '& h2': { fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)' } });

interface StopsProps {
  accent: Accent;
  stops: readonly (ProcessStep & { readonly work: ReactNode })[];
}

/** The course of a project down the page: each step with what the client sees of it. */
export const Stops = ({ accent, stops }: StopsProps) => (
  <ol>
    {stops.map(({ title, text: body, work }, index) => (
      <Stop key={title} tint={site.ramp[accent]}>
        <Sign tint={site.ramp[accent]}>
          <b aria-hidden="true">{index + 1}</b>
          <CardTitle>{title}</CardTitle>
          <p>{body}</p>
        </Sign>
        <Work>{work}</Work>
      </Stop>
    ))}
  </ol>
);
