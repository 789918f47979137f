import { type Accent, site, styled, text } from 'shared-content/ui';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

const { palette, ramp, motion } = site;

const List = styled('ol')({ borderTop: `1px solid ${palette.hairline}` });

const Row = styled('a')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 24px',
  padding: '16px 0',
  borderBottom: `1px solid ${palette.hairline}`,
  textDecoration: 'none',
  transition: `padding ${motion.hover}`,
  '& .category': { ...text('label'), color: ramp[accent] },
  '& .title': { gridColumn: 1, fontWeight: 550, lineHeight: 1.4, transition: `color ${motion.hover}` },
  '& .figure': {
    ...text('h3'),
    gridColumn: 2,
    gridRow: '1 / span 2',
    color: palette.text,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:hover': { paddingLeft: 8 },
  '&:hover .title': { color: ramp[accent] },
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
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
}
