import type { ComponentType } from 'react';
import type { SectionRoute } from 'shared-content/federation';
import { Grid, LinkCard, Section, SectionHeading } from 'shared-content/ui';
import { frameWords } from '../content/frameWords';

const headingId = 'pages-below';

/** The nearest path above `path` that is a page of the section. */
function pageAbove(path: string, routes: readonly SectionRoute[]): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return undefined;
  return routes.some((route) => route.path === above) ? above : pageAbove(above, routes);
}

/** The page followed by cards of the listed pages below it; the page itself if there are none. */
export function withPagesBelow(
  Page: ComponentType,
  path: string,
  routes: readonly SectionRoute[],
): ComponentType {
  const below = routes.filter((route) => route.listed && pageAbove(route.path, routes) === path);
  if (below.length === 0) return Page;
  return () => (
    <>
      <Page />
      <Section labelledBy={headingId}>
        <SectionHeading id={headingId} title={frameWords.pagesBelow} />
        <Grid>
          {below.map((route) => (
            <LinkCard key={route.path} title={route.title} text={route.description} to={route.path} />
          ))}
        </Grid>
      </Section>
    </>
  );
}
