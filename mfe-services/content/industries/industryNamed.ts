import { type IndustryEntry, industries } from 'shared-content/content';

/** The catalogue's entry of that slug; a slug that it lacks stops the build's first render. */
export function industryNamed(slug: string): IndustryEntry {
  const found = industries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`shared-content/content/catalogue.ts has no industry "${slug}".`);
  return found;
}
