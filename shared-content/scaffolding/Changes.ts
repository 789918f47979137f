import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Format = (file: string, text: string) => Promise<string>;

/** Formats text with the repository's prettier, if it has one. */
const formatted: Format = async (file, text) => {
  const prettier = await import('prettier').catch(() => undefined);
  if (!prettier || !/\.(tsx?|md)$/.test(file)) return text;
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
};

/** Planned changes of files, written all together or not at all. */
export class Changes {
  private readonly files = new Map<string, string | Buffer>();
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  has(file: string): boolean {
    return this.files.has(file) || existsSync(path.join(this.root, file));
  }

  /** Text of a file with the planned changes. */
  read(file: string): string {
    return String(this.files.get(file) ?? readFileSync(path.join(this.root, file), 'utf8'));
  }

  write(file: string, content: string | Buffer): void {
    this.files.set(file, content);
  }

  /**
   * Writes the files.
   *
   * @returns names of the files
   */
  async apply(): Promise<string[]> {
    const ready: [string, string | Buffer][] = [];
    for (const [file, content] of this.files) {
      const place = path.join(this.root, file);
      ready.push([place, typeof content === 'string' ? await formatted(place, content) : content]);
    }
    for (const [place, content] of ready) {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
    return [...this.files.keys()];
  }
}
