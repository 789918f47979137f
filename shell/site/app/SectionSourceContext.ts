import { createContext, useContext } from 'react';
import type { SectionSource } from './SectionSource.contract';

export const SectionSourceContext = createContext<SectionSource | undefined>(undefined);

/** The section source of this page. */
export function useSectionSource(): SectionSource {
  const source = useContext(SectionSourceContext);
  if (!source) throw new Error('useSectionSource needs <SiteApp source={…}> above it.');
  return source;
}
