import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import { type OwnerContext, OwnerError } from './ownerContext';

export const localLinksOption = [
  '--local-links',
  'even where SITE_URL is not set and the links lead to this machine',
] as const;

/** Refuses links that only work on this machine: a newsletter whose readers cannot unsubscribe breaks the law. */
export function demandPublicLinks(
  { config: { publicApiUrl } }: Pick<OwnerContext, 'config'>,
  { localLinks }: { readonly localLinks?: true },
): void {
  if (isLoopbackUrl(publicApiUrl) && !localLinks)
    throw new OwnerError(
      `SITE_URL is not set, so the links by which readers leave would lead to ${publicApiUrl}; set it as the server has it (or --local-links to try out)`,
    );
}
