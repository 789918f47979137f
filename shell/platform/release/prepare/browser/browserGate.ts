import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { SiteFolder } from '../../../store/SiteFolder';
import { findBrowser } from './findBrowser';
import { openInBrowser } from './openInBrowser';

/** A generation that is ready to go live, as the browser gate gets it. */
export interface ReadyGeneration {
  readonly generation: string;
  readonly live?: string;
  readonly routes: readonly string[];
}

interface BrowserGateOptions {
  readonly siteFolder: SiteFolder;
  readonly say: (line: string) => void;
  /** Skips the gate by request: `--skip-browser`. */
  readonly skip?: boolean;
  /** What to do where no browser is found: refuse (a release), or go on and say so (`npm start`, rollback). */
  readonly without: 'refuse' | 'go on';
}

const cure =
  "Install one (npx playwright install chromium, or your system's package) or name it in CHROMIUM_PATH";

/** Playwright's own Chromium, if Playwright is installed: a production install may lack it. */
const playwrights = () =>
  import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => undefined,
  );

/**
 * The browser gate of a release: no page that fails in a browser goes live.
 *
 * @returns a function that throws a ReleaseError naming the pages that fail, or what to do without a browser
 */
export function browserGate({ siteFolder, say, skip, without }: BrowserGateOptions) {
  return async (ready: ReadyGeneration): Promise<void> => {
    if (skip) return say('NOT CHECKED in a browser, because of --skip-browser.');
    const own = await playwrights();
    const executablePath = own === undefined ? undefined : findBrowser(own);
    if (executablePath) return openInBrowser({ siteFolder, say, executablePath, ...ready });
    const lacking =
      own === undefined
        ? 'Playwright is not installed (npm ci with its development packages brings it)'
        : `No Chromium was found. ${cure}`;
    if (without === 'refuse')
      throw new ReleaseError(
        `${lacking}: a release is checked in a browser before it goes live. --skip-browser omits this check.`,
      );
    say(`NOT CHECKED in a browser: ${lacking}.`);
  };
}
