import type { ReactNode } from 'react';
import { Container, Link, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Column } from '../Column';

const Sheet = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px)',
  paddingBlock: site.scale.section,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
}));
const Contents = styled('nav')<{ tint: string }>(({ tint, theme }) => ({
  '& > ol': { display: 'flex', gap: 8, counterReset: 'part' },
  '& a': {
    ...text('small'),
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 44,
    padding: '0 16px',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    color: site.palette.muted,
    textDecoration: 'none',
    border: `1px solid ${site.palette.hairlineStrong}`,
    borderRadius: site.scale.radius.pill,
    counterIncrement: 'part',
  },
  '& a::before': { content: 'counter(part)', color: tint, fontVariantNumeric: 'tabular-nums' },
  '& a:hover': { color: site.palette.text },
  // One line, to swipe on a phone, out to the window's edges.
  [theme.breakpoints.down('lg')]: {
    overflowX: 'auto',
    marginInline: `calc(-1 * ${site.scale.gutter})`,
    paddingInline: site.scale.gutter,
  },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 112,
    alignSelf: 'start',
    '& > ol': { display: 'grid', gap: 0 },
    '& a': { padding: '10px 0', whiteSpace: 'normal', border: 0, borderRadius: 0 },
    '& li': { borderTop: `1px solid ${site.palette.hairline}` },
  },
}));

interface DossierProps {
  content: IndustryContent;
  children: ReactNode;
}

/** Parts of a page as a document: its contents at the left remain in view. */
export function Dossier({ content: { industry, intro }, children }: DossierProps) {
  const parts = [
    ['intro', intro.title],
    ['challenges', industryLabels.challenges],
    ['solutions', industryLabels.solutions],
    ['benefits', industryLabels.benefits],
    ['success', industryLabels.success],
  ] as const;
  return (
    <Sheet>
      <Contents aria-label={industryLabels.contents} tint={site.ramp[industry.accent]}>
        <ol>
          {parts.map(([id, name]) => (
            <li key={id}>
              <Link to={`#${id}`}>{name}</Link>
            </li>
          ))}
        </ol>
      </Contents>
      <Column>{children}</Column>
    </Sheet>
  );
}
