import type { ReactNode } from 'react';
import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';

/** Small line above a heading, with the water line in the accent. */
export const Eyebrow = styled('p')<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  ...text('label'),
  color: site.ramp[accent],
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  // A border, not a background: it remains visible in print and in forced colors.
  '&::before': { content: '""', width: 24, borderTop: '1px solid currentColor' },
}));

/** The paragraph under a heading. */
export const Lead = styled('p')({ ...text('lead'), color: site.palette.muted, maxWidth: '62ch' });

const Wrap = styled('div')<{ align: 'start' | 'split' }>(({ align, theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 'clamp(32px, 5vw, 64px)',
  maxWidth: align === 'split' ? undefined : '46rem',
  ...(align === 'split' && {
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: site.scale.columnGap,
      alignItems: 'first baseline',
      // The eyebrow gets a row of its own, so that the lead aligns with the title's first line.
      '& > p:first-of-type:not(:last-child)': { gridColumn: '1 / -1' },
    },
  }),
}));

const Title = styled('h2')({ ...text('h2'), color: site.palette.text });

interface SectionHeadingProps {
  title: string;
  id?: string;
  /** A few words above the title. They are decoration: the title must be complete without them. */
  eyebrow?: string;
  /** Color of the eyebrow. */
  accent?: Accent;
  lead?: ReactNode;
  /** `split`: title left, lead right from 900 px. */
  align?: 'start' | 'split';
}

/** The heading of a section (h2) with its lead. */
export function SectionHeading({ title, id, eyebrow, accent, lead, align = 'start' }: SectionHeadingProps) {
  return (
    <Wrap align={align} data-heading="">
      {eyebrow && <Eyebrow accent={accent}>{eyebrow}</Eyebrow>}
      <Title id={id}>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
    </Wrap>
  );
}
