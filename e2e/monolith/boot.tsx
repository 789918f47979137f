import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { PageRouter } from '../../shell/site/app/PageRouter';
import { keepPage } from '../../shell/site/app/KeptPart';
import { SiteApp } from '../../shell/site/app/SiteApp';
import { documentArrived } from '../../shell/site/app/arrival';
import { startScrollRestoration } from '../../shell/site/app/scrollRestoration';
import { SiteGuard } from '../../shell/site/client/SiteGuard';
import { createKitCache, enhanceMarkup } from '../../shared-content/ui';
import { MonolithSource } from './MonolithSource';
import { type Pins, pinsElementId } from '../../shared-content/federation';
import { sampleVisit } from '../../shell/site/client/encounters/sampleVisit';
import { watchFailures } from '../../shell/site/client/encounters/watchFailures';
import { watchViolations } from '../../shell/site/client/encounters/watchViolations';
import { enhanceDisclosures } from '../../shell/site/client/enhanceDisclosures';
import { loadDeferredStyles } from '../../shell/site/client/loadDeferredStyles';
import { followMouseWithLight } from '../../shell/site/ui/followMouseWithLight';
import { offerTop } from '../../shell/site/ui/offerTop';

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
  documentArrived();
  startScrollRestoration();
  enhanceDisclosures();
  loadDeferredStyles();
  followMouseWithLight();
  offerTop();
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
      <PageRouter history={createBrowserHistory({ v5Compat: true })} source={source}>
        <SiteApp cache={createKitCache()} source={source} />
      </PageRouter>
    </SiteGuard>
  );
  startTransition(() => void hydrateRoot(root, app));
}
