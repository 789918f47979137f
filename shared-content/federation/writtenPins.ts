import { type PinnedScripts, type Pins, pinnedShellId, pinsElementId } from './pins.contract';

/** Pins as a document's two pieces of JSON say them. */
interface WrittenPins {
  /** `pinnedShellId`, in its middle. */
  readonly shell: Readonly<Record<string, unknown>>;
  /** `pinsElementId`, at its end. */
  readonly end: Readonly<Record<string, unknown>>;
}

/** The folder that a section's versions lie in, each under its name (`assetBase`); undefined where no file is named. */
function folderOf({ version, files }: Pins): string | undefined {
  const [name] = Object.keys(files);
  return name?.slice(0, name.lastIndexOf(`/${version}/`) + 1);
}

const renamed = (files: PinnedScripts, name: (file: string) => string): PinnedScripts =>
  Object.fromEntries(Object.entries(files).map(([file, hash]) => [name(file), hash]));

/**
 * Pins as a document says them: of its end every byte is sent as it is (brotliDocument.ts), so the folder of the section's
 * versions (`at`) stands in the middle, and the end names files relative to the version's. The loader reads it, too.
 */
export function writtenPins(pins: Pins): WrittenPins {
  const { generation, version, files, ...shell } = pins;
  const at = folderOf(pins);
  if (at === undefined) return { shell, end: { generation, version, files } };
  const { length } = `${at}${version}/`;
  return {
    shell: { ...shell, at },
    end: { generation, version, files: renamed(files, (file) => file.slice(length)) },
  };
}

/**
 * Pins from the pieces of JSON that a document has of them; `shell` or `files` is missing where it has not both, or is
 * from before they had this form.
 */
export function readPins(pieces: readonly string[]): Partial<Pins> {
  const { at, ...pins } = Object.assign({}, ...pieces.map((json) => JSON.parse(json) as unknown)) as Partial<
    Pins & { at: string }
  >;
  return at === undefined || !pins.files
    ? pins
    : { ...pins, files: renamed(pins.files, (file) => `${at}${pins.version}/${file}`) };
}

/** The pins of a document; undefined where it has none, or is from before they had this form. */
export function pinsIn(html: string): Pins | undefined {
  const pieces = new RegExp(
    `<script type="application/json" id="(?:${pinnedShellId}|${pinsElementId})">([^]*?)</script>`,
    'g',
  );
  const pins = readPins([...html.matchAll(pieces)].map(([, json = '']) => json));
  return pins.shell?.run && pins.files ? (pins as Pins) : undefined;
}
