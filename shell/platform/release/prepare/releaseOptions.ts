import { FolderObjects } from '../../store/objects/FolderObjects';
import type { ReadyGeneration } from './browser/browserGate';
import type { HistoryEntry, Place, SiteSettings, Versions } from '../../store/state.contract';

/** What a release and a rollback to a whole generation have in common. */
export interface SwitchOptions extends Omit<Place, 'objects'> {
  /** The store that decides, where the folder is a copy of it; the folder itself otherwise. */
  readonly objects?: Place['objects'];
  readonly action: HistoryEntry['action'];
  /** Checks and composes, and leaves the live site as it is. */
  readonly dryRun?: boolean;
  /** Looks at the generation in a browser (`browserGate`); what it throws refuses the release. */
  readonly inBrowser?: (ready: ReadyGeneration) => Promise<void>;
  /** Runs when the generation is ready; the live site stays as it is when it throws. */
  readonly beforeSwitch?: (generation: string) => Promise<void>;
  /** Runs when the generation is live; that it throws changes nothing about that. */
  readonly afterSwitch?: (generation: string) => Promise<void>;
  /** Looks at what went live from outside; what it throws takes the switch back. */
  readonly prove?: (generation: string) => Promise<void>;
  /** Why, for the history. */
  readonly reason?: string;
}

/** What a release of versions takes beyond that. */
export interface ReleaseOptions extends SwitchOptions {
  readonly settings: SiteSettings;
  /** The whole site as it is to be; apps that the shell's registry does not have are left out. */
  readonly versions: Versions;
  /** Live pages may disappear. */
  readonly removePages?: boolean;
  /** What breaks pages is said, and the release goes on where it can. */
  readonly force?: boolean;
  /** Apps that are meant by name, even where they stay as they are. */
  readonly named?: readonly string[];
  /** What a canary tries is to be live. */
  readonly promotes?: boolean;
  /** Hears what breaks pages and was let through. */
  readonly accept?: (message: string) => void;
  /** The code of the builds runs in a process of its own, which has no keys: nobody has read it yet. */
  readonly isUntrusted?: boolean;
}

export const getPlace = ({ store, say, objects, lead }: Omit<SwitchOptions, 'action'>): Place => ({
  store,
  say,
  lead,
  objects: objects ?? new FolderObjects(store.folder),
});
