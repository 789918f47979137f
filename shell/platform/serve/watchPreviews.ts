import { getPreviewName, readPreviews } from '../store/previews';
import type { SiteFolder } from '../store/SiteFolder';
import { LiveGeneration, type Log } from './LiveGeneration';
import { createPolledRead } from './createPolledRead';

/**
 * The previews of a store, each under its name before the site's own host (`pr-42.www.example.com`) or before
 * localhost.
 *
 * @returns the preview that a Host header names; undefined for the site itself
 */
export function watchPreviews(siteFolder: SiteFolder, log: Log, siteUrl: string) {
  const siteHost = new URL(siteUrl).hostname;
  let known: ReadonlyMap<string, { readonly id: string; readonly from: LiveGeneration }> = new Map();
  const open = (generation: string) => new LiveGeneration(siteFolder, log, { generation });
  const read = createPolledRead('Previews', log, () => {
    const previews = readPreviews(siteFolder).map(({ name, generation: id }) => {
      const before = known.get(name);
      return [name, before?.id === id ? before : { id, from: open(id) }] as const;
    });
    return (known = new Map(previews));
  });
  return (host: string | undefined): LiveGeneration | undefined => {
    const previews = read();
    const name = host && previews && previews.size > 0 ? getPreviewName(host, siteHost) : undefined;
    return name === undefined ? undefined : previews?.get(name)?.from;
  };
}
