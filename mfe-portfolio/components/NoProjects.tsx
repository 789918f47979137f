'use client';

import SearchX from 'lucide-react/icons/search-x';
import { ButtonLink, CardTitle, buttonStyle, site, styled } from 'shared-content/ui';
import { projectsPage } from '../content/projectsPage';
import { type FilterName, type FilterOptions, all } from '../filter/ProjectFilter';
import type { FilterControl } from '../filter/useProjectFilter';

const words = projectsPage.empty;

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

interface NoProjectsProps {
  options: FilterOptions;
  control: FilterControl;
}

/** Shown when two filters leave nothing: why, and each filter alone with its number of projects. */
export function NoProjects({ options, control: { filter, choose } }: NoProjectsProps) {
  const keep = (kept: FilterName, dropped: FilterName) => (
    <Keep
      type="button"
      onClick={() => {
        document.getElementById(`filter-${dropped}`)?.focus();
        choose(dropped, all);
      }}
    >
      {words.keep(filter[kept], options[kept].find(({ value }) => value === filter[kept])?.count ?? 0)}
    </Keep>
  );

  return (
    <Panel>
      <SearchX size={40} strokeWidth={1.5} color={site.palette.jade} aria-hidden="true" />
      <CardTitle>{words.title}</CardTitle>
      <Reason>{words.reason(filter.industry, filter.technology)}</Reason>
      <Row>
        {keep('industry', 'technology')}
        {keep('technology', 'industry')}
        <ButtonLink to={words.contact.to} look="quiet">
          {words.contact.label}
        </ButtonLink>
      </Row>
    </Panel>
  );
}
