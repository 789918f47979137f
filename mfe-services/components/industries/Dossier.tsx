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
  '& > ol': { display: 'grid', counterReset: 'part' },
  '& a': {
    ...text('small'),
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 44,
    fontWeight: 550,
    color: site.palette.muted,
    textDecoration: 'none',
    borderTop: `1px solid ${site.palette.hairline}`,
    counterIncrement: 'part',
  },
  '& a::before': { content: 'counter(part)', color: tint, fontVariantNumeric: 'tabular-nums' },
  '& a:hover': { color: site.palette.text },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 112, alignSelf: 'start' },
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
