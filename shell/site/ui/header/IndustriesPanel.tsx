import { industries, industryPath } from 'shared-content/content';
import { Link, styled } from 'shared-content/ui';
import { getCurrent } from './getCurrent';

const List = styled('ul')({ padding: 10 });

/** The Industries dropdown. */
export function IndustriesPanel({ pathname }: { pathname: string }) {
  return (
    <List>
      {industries.map((industry) => (
        <li key={industry.slug}>
          <Link to={industryPath(industry)} aria-current={getCurrent(industryPath(industry), pathname)}>
            {industry.name}
          </Link>
        </li>
      ))}
    </List>
  );
}
