import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { site, styled, text } from '../../ui';
import { type Finding, sayFinding } from '../finding.contract';
import type { SectionEntry } from '../registry';
import type { RouteDocument, SectionRoute } from '../section.contract';
import { pageFaults, shownFaults } from './pageFaults';

const Strip = styled('details')({
  ...text('small'),
  '& summary': { cursor: 'pointer' },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px', margin: '8px 0' },
  '& dd': { margin: 0 },
  '& img': { width: 240 },
});

const Faults = styled('ul')({ ...text('small'), margin: '4px 0', color: site.palette.lily });

type Chunks = Readonly<Record<string, readonly string[]>>;

/** Chunks of the last build with their modules of 'use client', from the dev server; undefined until they have loaded. */
function useChunks(routes: readonly SectionRoute[]): Chunks | undefined {
  const [chunks, setChunks] = useState<Chunks>();
  useEffect(() => {
    void fetch('/chunks.json')
      .then((answer) => answer.json() as Promise<Chunks>)
      .then(setChunks, () => {});
  }, [routes]);
  return chunks;
}

/** Checks the content of `main` whenever it changes. */
function useShownFaults(
  entry: SectionEntry,
  routes: readonly SectionRoute[],
  route: SectionRoute,
): readonly Finding[] {
  const [faults, setFaults] = useState<readonly Finding[]>([]);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let soon: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(soon);
      soon = setTimeout(() => setFaults(shownFaults(main, entry, routes, route)), 300);
    };
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      clearTimeout(soon);
      observer.disconnect();
    };
  }, [entry, routes, route]);
  return faults;
}

interface PageStripProps {
  entry: SectionEntry;
  route: SectionRoute;
  routes: readonly SectionRoute[];
  document: RouteDocument | undefined;
}

/** The dev toolbar: metadata that the page's document will carry, and the rules that the page breaks. */
export function PageToolbar({ entry, route, routes, document: carried }: PageStripProps) {
  const chunks = useChunks(routes);
  const shown = useShownFaults(entry, routes, route);
  const faults = [...pageFaults({ entry, route, routes, document: carried, chunks }), ...shown].map(
    (finding) => sayFinding(finding, finding.page ?? 'The page'),
  );
  const { breadcrumbs = [], structuredData = [], card } = carried ?? {};
  const said = faults.join('\n');
  useEffect(() => {
    if (said !== '') console.error(`A release or the section's tests would refuse ${route.path}:\n${said}`);
  }, [said, route.path]);
  return (
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      {faults.length > 0 && (
        <Faults aria-label="A release would refuse this page">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </Faults>
      )}
      <Strip>
        <summary>
          Home
          {breadcrumbs.map(({ name, path }) => (
            <span key={path}>
              {' / '}
              {path === route.path ? name : <Link to={path}>{name}</Link>}
            </span>
          ))}
        </summary>
        <dl>
          <dt>Title</dt>
          <dd>{route.title}</dd>
          <dt>Description</dt>
          <dd>{route.description}</dd>
          <dt>Data for machines</dt>
          <dd>
            {structuredData.map((data) => String((data as { '@type'?: unknown })['@type'])).join(', ') ||
              'none'}
          </dd>
          <dt>Share card</dt>
          <dd>{card ? <img src={card} alt="" /> : 'that of the page above'}</dd>
        </dl>
      </Strip>
    </>
  );
}
