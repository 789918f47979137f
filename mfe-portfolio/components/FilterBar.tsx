'use client';

import X from 'lucide-react/icons/x';
import { buttonStyle, site, styled, text } from 'shared-content/ui';
import { useState } from 'react';
import { projectsPage } from '../content/projectsPage';
import { type FilterName, type FilterOptions, noFilter } from '../filter/ProjectFilter';
import type { FilterControl } from '../filter/useProjectFilter';
import { FilterSelect } from './FilterSelect';

const words = projectsPage.filters;
const names: readonly FilterName[] = ['industry', 'technology'];

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

interface FilterBarProps {
  options: FilterOptions;
  control: FilterControl;
  shown: number;
}

/** Both dropdowns (at most one is open), Clear Filters while a filter is set, and the count. */
export function FilterBar({ options, control: { filter, choose, clear }, shown }: FilterBarProps) {
  const [open, setOpen] = useState<FilterName>();
  const active = names.some((name) => filter[name] !== noFilter[name]);

  return (
    <Bar>
      <Controls role="group" aria-label={words.group}>
        {names.map((name) => (
          <FilterSelect
            key={name}
            id={`filter-${name}`}
            label={words[name]}
            options={options[name]}
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
            {words.clear}
          </Clear>
        )}
      </Controls>
      <Status role="status">{words.status(shown, options.industry[0]?.count ?? 0)}</Status>
    </Bar>
  );
}
