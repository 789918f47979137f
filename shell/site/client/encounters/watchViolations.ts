import { type Violation, mostOfKind } from 'shared-content/encounters';
import type { Pins } from 'shared-content/federation';
import { mayTell, sendBeacon } from './sendBeacon';

interface Refused {
  readonly effectiveDirective: string;
  readonly blockedURL?: string | null;
  readonly blockedURI?: string;
  readonly sourceFile?: string | null;
}

const counted =
  /^(?:(?:script|style)-src(?:-elem|-attr)?|(?:img|font|media|connect|frame|worker)-src|form-action)$/;

/** The kind of source, never its address: an address may reveal what a visitor has installed. */
function getSource(blocked: string): Violation['source'] {
  if (blocked === 'inline') return 'inline';
  if (/eval$/.test(blocked)) return 'eval';
  if (/^(?:data|blob)/.test(blocked)) return 'data';
  return blocked.startsWith(location.origin) ? 'own' : 'foreign';
}

/** Reports what the page's CSP blocked, once for each directive and kind of source. Extensions' attempts are left out. */
export function watchViolations(pins: Pins): void {
  if (!mayTell(pins)) return;
  const told = new Set<string>();
  const tell = ({ effectiveDirective, blockedURL, blockedURI = '', sourceFile }: Refused) => {
    const blocked = blockedURL ?? blockedURI;
    const source = getSource(blocked);
    const key = `${effectiveDirective} ${source}`;
    if (told.has(key) || told.size === mostOfKind || /-extension:/.test(`${blocked} ${sourceFile}`)) return;
    told.add(key);
    const directive = (
      counted.test(effectiveDirective) ? effectiveDirective : 'other'
    ) as Violation['directive'];
    sendBeacon(pins, { violations: [{ directive, source }] });
  };
  // `ReportingObserver` also knows what was blocked before this script came. Firefox lacks it.
  if (window.ReportingObserver)
    new ReportingObserver((reports) => reports.forEach(({ body }) => body && tell(body as Refused)), {
      types: ['csp-violation'],
      buffered: true,
    }).observe();
  else addEventListener('securitypolicyviolation', tell);
}
