import { site, styled, text } from 'shared-content/ui';
import type { LegalSection } from '../../content/legal';

const { palette, motion } = site;

const List = styled('ol')({ ...text('small'), counterReset: 'toc' });
const Entry = styled('a')({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  padding: '7px 12px',
  borderLeft: `1px solid ${palette.hairlineStrong}`,
  color: palette.muted,
  textDecoration: 'none',
  transition: `color ${motion.hover}, border-color ${motion.hover}`,
  '&::before': {
    counterIncrement: 'toc',
    // Screen readers count the list themselves. The first value is for Firefox before 128 and Safari before 17.4.
    content: ['counter(toc)', 'counter(toc) / ""'],
    color: palette.fieldBorder,
  },
  '&:hover': { color: palette.text },
  '&[aria-current]': {
    color: palette.text,
    borderColor: palette.jade,
    boxShadow: `inset 1px 0 ${palette.jade}`,
    '&::before': { color: palette.jade },
  },
});

interface TocListProps {
  sections: readonly LegalSection[];
  current: number;
}

/** The sections as links; the current one is marked. */
export function TocList({ sections, current }: TocListProps) {
  return (
    <List>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Entry href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
            {title}
          </Entry>
        </li>
      ))}
    </List>
  );
}
