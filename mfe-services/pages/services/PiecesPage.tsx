import { servicePath, industryPath } from 'shared-content/content';
import { Lead, Section, site, styled, text, TextLink } from 'shared-content/ui';
import { industryPages } from '../../content/industries/industryPages';
import type { ServiceBlock, ServicePageContent } from '../../content/service.contract';

const Title = styled('h1')(text('h1'));
const Table = styled('table')({
  marginTop: 40,
  textAlign: 'left',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 24px 8px 0', verticalAlign: 'top' },
  '& tr': { borderBottom: `1px solid ${site.palette.hairline}` },
  '& a': { marginRight: 16 },
});

/** The components that a block names. */
const getNames = (block: ServiceBlock): readonly string[] => {
  const parts = Object.values(block).flatMap((value: unknown) => (typeof value === 'function' ? value : []));
  return parts.length > 0 ? parts.map(({ name }) => name) : [block.kind];
};

/** Pages by the components that they consist of. */
function getPieces(services: readonly ServicePageContent[]) {
  const pieces = new Map<string, Map<string, string>>();
  const add = (name: string, path: string, page: string) =>
    pieces.set(name, (pieces.get(name) ?? new Map<string, string>()).set(path, page));
  for (const { View, blocks, entry, hero } of services) {
    const tried = hero.trial?.View ? [hero.trial.View.name] : [];
    for (const name of [View.name, ...tried, ...blocks.flatMap(getNames)])
      add(name, servicePath(entry), entry.name);
  }
  for (const { View, Bands, industry } of industryPages)
    for (const { name } of [View, ...Bands]) add(name, industryPath(industry), industry.name);
  return [...pieces].map(([name, pages]) => ({ name, pages: [...pages] }));
}

/** Tells authors of this section's pages what exists. Mounted at /services/kit, only by dev servers. */
export function PiecesPage({ services }: { services: readonly ServicePageContent[] }) {
  return (
    <Section>
      <Title tabIndex={-1}>The pieces of service and industry pages</Title>
      <Lead>
        Every component that content names, with the pages that it shows. The kit’s own are at /kit.
      </Lead>
      <Table>
        <tbody>
          {getPieces(services).map(({ name, pages }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {pages.map(([path, page]) => (
                  <TextLink key={path} to={path}>
                    {page}
                  </TextLink>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
