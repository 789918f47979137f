import { type Accent, Link, site, styled, text } from 'shared-content/ui';
import { type Industry, industryAccents } from '../content/industryAccents';
import { projects } from '../content/projects';
import { projectsPage } from '../content/projectsPage';
import { filterOptions } from '../filter/filterOptions';
import { all, noFilter } from '../filter/ProjectFilter';
import { writeFilter } from '../filter/writeFilter';

const { palette, ramp, motion } = site;

const accentOf = (industry: string): Accent => industryAccents[industry as Industry];

const Strip = styled('div')({ display: 'flex', gap: 3, height: 10, marginBottom: 20 });
const Part = styled('span')<{ accent: Accent; share: number }>(({ accent, share }) => ({
  flex: share,
  borderRadius: 3,
  background: ramp[accent],
}));

const List = styled('ul')({ display: 'grid', borderTop: `1px solid ${palette.hairline}` });

const Row = styled(Link, { shouldForwardProp: (prop) => prop !== 'accent' })<{ accent: Accent }>(
  ({ accent }) => ({
    ...text('small'),
    display: 'grid',
    gridTemplateColumns: '10px 1fr auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderBottom: `1px solid ${palette.hairline}`,
    color: palette.muted,
    textDecoration: 'none',
    transition: `color ${motion.hover}, padding ${motion.hover}`,
    '&::before': { content: '""', width: 10, height: 10, borderRadius: 3, background: ramp[accent] },
    '&:hover': { color: palette.text, paddingLeft: 6 },
    '& b': { fontWeight: 550, color: palette.text, fontVariantNumeric: 'tabular-nums' },
  }),
);

const toWork = () => document.getElementById('work')?.scrollIntoView();

/** The portfolio at a glance: one stroke for each industry, as wide as its share; each row sets the filter. */
export function IndustrySpectrum() {
  const entries = filterOptions(projects).industry.filter(({ value }) => value !== all);
  return (
    <nav aria-label={projectsPage.hero.spectrum}>
      <Strip aria-hidden="true">
        {entries.map(({ value, count }) => (
          <Part key={value} accent={accentOf(value)} share={count} />
        ))}
      </Strip>
      <List>
        {entries.map(({ value, count }) => (
          <li key={value}>
            <Row
              accent={accentOf(value)}
              to={{
                search: writeFilter(new URLSearchParams(), { ...noFilter, industry: value }).toString(),
                hash: 'work',
              }}
              onClick={toWork}
            >
              {value}
              <b>{count}</b>
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
}
