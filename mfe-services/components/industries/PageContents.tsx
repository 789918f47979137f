import { Container, Link, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

// One line, to swipe on a phone, out to the window's edges.
const Parts = styled('ol')<{ tint: string }>(({ tint }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  marginInline: `calc(-1 * ${site.scale.gutter})`,
  paddingInline: site.scale.gutter,
  counterReset: 'part',
  '& a': {
    ...text('small'),
    display: 'flex',
    alignItems: 'center',
    gap: 12,
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
}));

type Part = 'intro' | 'challenges' | 'solutions' | 'benefits' | 'success';

interface PageContentsProps {
  content: IndustryContent;
  /** In the page's order. */
  parts: readonly Part[];
}

/** The contents of a page that reads as a document. */
export const PageContents = ({ content: { industry, intro }, parts }: PageContentsProps) => (
  <Container>
    <nav aria-label={industryLabels.contents}>
      <Parts tint={site.ramp[industry.accent]}>
        {parts.map((part) => (
          <li key={part}>
            <Link to={`#${part}`}>{part === 'intro' ? intro.title : industryLabels[part]}</Link>
          </li>
        ))}
      </Parts>
    </nav>
  </Container>
);
