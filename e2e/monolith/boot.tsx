import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Pins, followLinks, pinsElementId } from 'shared-content/federation';
import { enhanceMarkup } from 'shared-content/ui';
import { createSite } from '../../shell/site/app/createSite';
import { enhanceDisclosures } from '../../shell/site/client/enhanceDisclosures';
import { loadDeferredStyles } from '../../shell/site/client/loadDeferredStyles';
import { rememberInput } from '../../shell/site/client/rememberInput';
import { sampleVisit, watchFailures } from '../../shell/site/client/telemetry';
import { addTopButton } from '../../shell/site/ui/addTopButton';
import { followMouseWithLight } from '../../shell/site/ui/followMouseWithLight';
import { MonolithPages } from './MonolithPages';

/** A single build has no pins. It reports telemetry as the shell does. */
const pins: Pins = {
  shell: { version: '', firstScript: {} },
  sectionScripts: {},
};

export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  const main = document.getElementById('main');
  if (!root || !main) throw new Error('The document has no #root or no #main.');
  watchFailures(pins, { getVersion: () => undefined });
  enhanceDisclosures();
  loadDeferredStyles();
  followMouseWithLight();
  addTopButton();
  enhanceMarkup(document);
  sampleVisit(pins);
  const pages = new MonolithPages();
  const site = createSite({
    history: createBrowserHistory({ v5Compat: true }),
    main,
    getPage: (path) => pages.get(path),
    loadDocument: () => location.reload(),
  });
  rememberInput(root);
  followLinks(site.open);
  document.addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) void pages.load(link.pathname);
  });
  // The only value from the document's pins: the kinds of pages, which a single build would know as well.
  const read = JSON.parse(document.getElementById(pinsElementId)?.textContent ?? '{}') as Pins;
  const element = [...root.querySelectorAll<HTMLElement>('[data-part]')].at(-1);
  if (read.static || !element) return;
  const served = await pages.loadServed(location.pathname);
  if (served) site.hydrate({ element, ...served });
}
