import { type IndustryEntry, industries } from 'shared-content/content';

/** The catalogue's entry for a slug. An unknown slug fails the build's first render. */
export function industryNamed(slug: string): IndustryEntry {
  const found = industries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`shared-content/content/catalogue.ts has no industry "${slug}".`);
  return found;
}
