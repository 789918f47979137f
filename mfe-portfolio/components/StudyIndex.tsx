import { type Accent, site, styled, text } from 'shared-content/ui';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

const { palette, ramp, motion } = site;

const List = styled('ol')({ borderTop: `1px solid ${palette.hairline}` });

const Row = styled('a')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '4px 24px',
  padding: '22px 0',
  borderBottom: `1px solid ${palette.hairline}`,
  textDecoration: 'none',
  transition: `background ${motion.hover}, padding ${motion.hover}`,
  '& .category': { ...text('label'), color: ramp[accent] },
  '& .title': { ...text('h3'), gridRow: 2, gridColumn: '1 / -1' },
  '& .figure': { ...text('h3'), color: palette.text, fontVariantNumeric: 'tabular-nums' },
  '& .label': { display: 'none', ...text('small'), color: palette.muted },
  '&:hover .title': { color: ramp[accent] },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '8rem minmax(0, 1fr) 5.5rem 15rem',
    '& .title': { gridRow: 'auto', gridColumn: 'auto' },
    '& .figure': { textAlign: 'right' },
    '& .label': { display: 'block' },
    '&:hover': { paddingLeft: 12 },
  },
}));

/** The page's contents: category, title and the figure that matters most; each row leads to its study. */
export function StudyIndex() {
  return (
    <nav aria-label={caseStudiesPage.index}>
      <List>
        {caseStudies.map(({ id, category, title, results: [first], color }) => (
          <li key={id}>
            <Row href={`#${id}`} accent={color}>
              <span className="category">{category}</span>
              <span className="title">{title}</span>
              {first && <span className="figure">{first.number}</span>}
              {first && <span className="label">{first.label}</span>}
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
}
