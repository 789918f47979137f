import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Formats text with the repository's prettier, if it has one. */
async function format(file: string, text: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined);
  if (!prettier || !/\.(tsx?|md)$/.test(file)) return text;
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
}

/** Planned changes of files, written all together or not at all. */
export class Changes {
  private readonly files = new Map<string, string>();
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  has(file: string): boolean {
    return this.files.has(file) || existsSync(path.join(this.root, file));
  }

  /** Text of a file with the planned changes. */
  read(file: string): string {
    return this.files.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.files.set(file, text);
  }

  /**
   * Writes the files, when all could be formatted.
   *
   * @returns names of the files
   */
  async apply(): Promise<string[]> {
    for (const [file, text] of this.files)
      this.files.set(file, await format(path.join(this.root, file), text));
    for (const [file, text] of this.files) {
      const full = path.join(this.root, file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
    return [...this.files.keys()];
  }
}
