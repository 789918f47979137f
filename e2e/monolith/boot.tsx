import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Pins, pinsElementId } from 'shared-content/federation';
import { createKitCache, enhanceMarkup } from 'shared-content/ui';
import { keepPage } from '../../shell/site/app/KeptPart';
import { DeferredRouter } from '../../shell/site/app/DeferredRouter';
import { SiteApp } from '../../shell/site/app/SiteApp';
import { recordDocument } from '../../shell/site/app/arrival';
import { startScrollRestoration } from '../../shell/site/app/scrollRestoration';
import { SiteGuard } from '../../shell/site/client/SiteGuard';
import { enhanceDisclosures } from '../../shell/site/client/enhanceDisclosures';
import { loadDeferredStyles } from '../../shell/site/client/loadDeferredStyles';
import { sampleVisit, watchFailures, watchViolations } from '../../shell/site/client/telemetry';
import { followMouseWithLight } from '../../shell/site/ui/followMouseWithLight';
import { addTopButton } from '../../shell/site/ui/addTopButton';
import { MonolithSource } from './MonolithSource';

/** A single build has no pins. It reports telemetry as the shell does. */
const pins: Pins = {
  shell: { version: '', firstScript: {} },
  sectionScripts: {},
};

export function boot(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  watchFailures(pins, { getVersion: () => undefined });
  watchViolations(pins);
  recordDocument();
  startScrollRestoration();
  enhanceDisclosures();
  loadDeferredStyles();
  followMouseWithLight();
  addTopButton();
  sampleVisit(pins);
  // The only value from the document's pins: the kinds of pages, which a single build would know as well.
  const read = JSON.parse(document.getElementById(pinsElementId)?.textContent ?? '{}') as Pins;
  const isKept = read.static || location.pathname === '/';
  if (isKept) {
    enhanceMarkup(document);
    keepPage(location.pathname);
  }
  const source = new MonolithSource(isKept ? location.pathname : undefined);
  const app = (
    <SiteGuard root={root}>
      <DeferredRouter history={createBrowserHistory({ v5Compat: true })} source={source}>
        <SiteApp cache={createKitCache()} source={source} />
      </DeferredRouter>
    </SiteGuard>
  );
  startTransition(() => void hydrateRoot(root, app));
}
