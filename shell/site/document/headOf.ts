import { sectionOwning } from 'shared-content/federation';
import { homeHead } from '../content/homeHead';
import { notFound } from '../content/notFound';
import type { DocumentHead, DocumentInput } from './document.contract';
import { homeStructuredData } from './homeStructuredData';

/** Head data of a route: Home's and not-found's are the shell's, all others the owning section's. */
export function headOf({ path, bundles, pins, siteUrl }: DocumentInput): DocumentHead {
  if (pins.notFound) return notFound.head;
  if (path === '/') return { ...homeHead, structuredData: homeStructuredData(siteUrl) };
  const owner = sectionOwning(path);
  const bundle = owner && bundles[owner.name];
  const route = bundle?.section.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No section has a page at ${path}.`);
  return { title: route.title, description: route.description, ...bundle?.documents[path] };
}
