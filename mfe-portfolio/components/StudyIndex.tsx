import { type Accent, site, styled, text } from 'shared-content/ui';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

const { palette, ramp, motion } = site;

const List = styled('ol')({ borderTop: `1px solid ${palette.hairline}` });

const Row = styled('a')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  gap: 2,
  padding: '16px 0',
  borderBottom: `1px solid ${palette.hairline}`,
  textDecoration: 'none',
  transition: `padding ${motion.hover}`,
  '& .category': { ...text('label'), color: ramp[accent] },
  '& .title': { fontWeight: 550, lineHeight: 1.4, transition: `color ${motion.hover}` },
  '& .result': { ...text('small'), color: palette.muted },
  '& b': { fontWeight: 600, color: palette.text },
  '&:hover': { paddingLeft: 8 },
  '&:hover .title': { color: ramp[accent] },
}));

/** The page's contents: category, title and the result that matters most; each row leads to its study. */
export function StudyIndex() {
  return (
    <nav aria-label={caseStudiesPage.index}>
      <List>
        {caseStudies.map(({ id, category, title, results: [first], color }) => (
          <li key={id}>
            <Row href={`#${id}`} accent={color}>
              <span className="category">{category}</span>
              <span className="title">{title}</span>
              {first && (
                <span className="result">
                  <b>{first.number}</b> {first.label}
                </span>
              )}
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
}
