import { Link } from './Link';
import { site, text } from '../../theme';
import { styled } from '../styled';

const List = styled('ol')({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  marginBottom: 28,
  color: site.palette.muted,
  '& a': { textDecoration: 'none', padding: '4px 0' },
  '& a:hover': { color: site.palette.text },
  '& li + li::before': { content: ['"/"', '"/" / ""'], marginRight: 10, color: site.palette.fieldBorder },
});

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumbs from Home. The last crumb is the page itself, without a link. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        <li>
          <Link to="/">Home</Link>
        </li>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
