import { type Accent, Picture, site, styled, text } from 'shared-content/ui';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { beyondNarrow, columnGap } from './studyCompositions';

const { palette, ramp, motion, scale } = site;

const List = styled('ol')({
  display: 'grid',
  gap: `28px ${columnGap.narrow}px`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [`@media ${beyondNarrow}`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: columnGap.beyond },
});

const Tile = styled('a')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  height: '100%',
  textDecoration: 'none',
  '& picture': {
    display: 'block',
    aspectRatio: '4 / 3',
    marginBottom: 12,
    overflow: 'clip',
    borderRadius: scale.radius.medium,
    border: `1px solid ${palette.hairline}`,
    transition: `border-color ${motion.hover}`,
  },
  '& .category': { ...text('label'), color: ramp[accent] },
  '& .title': { fontWeight: 550, lineHeight: 1.35, transition: `color ${motion.hover}` },
  '& .result': { ...text('small'), color: palette.muted },
  '& b': { fontWeight: 600, color: palette.text },
  '&:hover picture': { borderColor: ramp[accent] },
  '&:hover .title': { color: ramp[accent] },
}));

/** The page's contents as pictures: category, title and the most important result. Each links to its study. */
export function StudyIndex() {
  return (
    <nav aria-label={caseStudiesPage.index}>
      <List>
        {caseStudies.map(({ id, category, title, results: [first], color, image }) => (
          <li key={id}>
            <Tile href={`#${id}`} accent={color}>
              <Picture src={image.detail} alt="" width={480} height={360} fit="cover" />
              <span className="category">{category}</span>
              <span className="title">{title}</span>
              {first && (
                <span className="result">
                  <b>{first.number}</b>
                  {/* One text: Chromium leaves a lone space out of the link's name. */}
                  {` ${first.label}`}
                </span>
              )}
            </Tile>
          </li>
        ))}
      </List>
    </nav>
  );
}
