'use client';

import SearchX from 'lucide-react/icons/search-x';
import X from 'lucide-react/icons/x';
import {
  ButtonLink,
  CardTitle,
  Container,
  VisuallyHidden,
  buttonStyle,
  island,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { useState } from 'react';
import { projects } from '../content/projects';
import { projectsPage } from '../content/projectsPage';
import {
  type FilterControl,
  type FilterName,
  all,
  filterNames,
  matchesFilter,
  noFilter,
  filterOptions,
  useProjectFilter,
} from '../filter/useProjectFilter';
import { FilterSelect } from '../filter/FilterSelect';
import { ProjectGrid } from './ProjectGrid';

const { filters, empty } = projectsPage;

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  marginBottom: 32,
  // Without scripts there is no filter; the grid below shows everything.
  '@media (scripting: none)': { '& [role="group"]': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap' },
}));

const Clear = styled('button')({
  ...buttonStyle('quiet'),
  padding: '0 12px',
  '& svg': { width: 18, height: 18 },
});

const Status = styled('p')({ ...text('small'), color: site.palette.muted, paddingBlock: 12 });

/** Both dropdowns (at most one is open), Clear Filters while a filter is set, and the count. */
function FilterBar({ control: { filter, choose, clear }, shown }: { control: FilterControl; shown: number }) {
  const [open, setOpen] = useState<FilterName>();
  const active = filterNames.some((name) => filter[name] !== noFilter[name]);

  return (
    <Bar>
      <Controls role="group" aria-label={filters.group}>
        {filterNames.map((name) => (
          <FilterSelect
            key={name}
            id={`filter-${name}`}
            label={filters[name]}
            options={filterOptions[name]}
            value={filter[name]}
            open={open === name}
            onToggle={(isOpen) => setOpen(isOpen ? name : undefined)}
            onChoose={(value) => choose(name, value)}
          />
        ))}
        {active && (
          <Clear
            type="button"
            onClick={() => {
              // The button disappears with the filters, so the focus moves on.
              document.getElementById('filter-industry')?.focus();
              clear();
            }}
          >
            <X aria-hidden="true" />
            {filters.clear}
          </Clear>
        )}
      </Controls>
      <Status role="status">{filters.status(shown, projects.length)}</Status>
    </Bar>
  );
}

const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 'clamp(40px, 8vw, 96px) 24px',
  textAlign: 'center',
  border: `1px dashed ${site.palette.hairlineStrong}`,
  borderRadius: site.scale.radius.large,
});
const Reason = styled('p')({ maxWidth: '52ch', color: site.palette.muted });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 12,
});
const Keep = styled('button')(buttonStyle('secondary'));

/** Shown when two filters leave nothing: why, and each filter alone with its number of projects. */
function NoProjects({ control: { filter, choose } }: { control: FilterControl }) {
  const keep = (kept: FilterName, dropped: FilterName) => (
    <Keep
      type="button"
      onClick={() => {
        document.getElementById(`filter-${dropped}`)?.focus();
        choose(dropped, all);
      }}
    >
      {empty.keep(filter[kept], filterOptions[kept].find(({ value }) => value === filter[kept])?.count ?? 0)}
    </Keep>
  );

  return (
    <Panel>
      <SearchX size={40} strokeWidth={1.5} color={site.palette.jade} aria-hidden="true" />
      <CardTitle>{empty.title}</CardTitle>
      <Reason>{empty.reason(filter.industry, filter.technology)}</Reason>
      <Row>
        {keep('industry', 'technology')}
        {keep('technology', 'industry')}
        <ButtonLink to={empty.contact.to} look="quiet">
          {empty.contact.label}
        </ButtonLink>
      </Row>
    </Panel>
  );
}

// Less room above than in other sections, because the first row of work should be in view.
const Above = styled('section')({
  paddingTop: 'clamp(32px, 4vw, 48px)',
  // The open list overlaps the block below.
  position: 'relative',
  zIndex: 1,
});
const Below = styled('div')({ paddingBottom: 'clamp(64px, 7vw, 96px)' });

const gridId = 'work';

/**
 * The filters, the grid, and a message when no project is left. It has two blocks: a phone's window ends between
 * them, and the covers below load after the first paint. Screen readers see one region.
 */
export function ProjectGallery() {
  const control = useProjectFilter();
  const shown = projects.filter((project) => matchesFilter(project, control.filter));

  return (
    <>
      <Above {...island('intent')} aria-labelledby="work-heading" aria-owns={gridId}>
        <Container>
          <h2 id="work-heading">
            <VisuallyHidden>{filters.heading}</VisuallyHidden>
          </h2>
          <FilterBar control={control} shown={shown.length} />
        </Container>
      </Above>
      <Below {...island('intent')} id={gridId}>
        <Container>
          <ProjectGrid shown={shown} />
          {shown.length === 0 && <NoProjects control={control} />}
        </Container>
      </Below>
    </>
  );
}
