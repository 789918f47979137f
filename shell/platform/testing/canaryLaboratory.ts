import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { packArtifact } from 'shared-content/artifact/artifact';
import { readCanary } from '../store/state';
import { type FakeDist, fakeDist } from './fakeDist';
import { fakeSite, liveDocument } from './fakeSite';
import { saidBy } from './saidBy';

/** A store for one test, and, in this process, the commands that deal with its canary. */
export async function canaryLaboratory() {
  const siteFolder = await fakeSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  // The commands read SITE_DIR when they are loaded.
  process.env.SITE_DIR = siteFolder.path;
  const commands = [
    (await import('../release/commands/releaseCommand')).releaseCommand,
    (await import('../release/commands/canaryCommand')).canaryCommand,
    (await import('../release/commands/rollbackCommand')).rollbackCommand,
    (await import('../release/commands/settingsCommand')).settingsCommand,
    (await import('../release/commands/statusCommands')).statusCommand,
    (await import('../release/commands/statusCommands')).historyCommand,
    (await import('../release/commands/diffCommand')).diffCommand,
  ];
  const program = () => {
    const made = new Command('site').exitOverride().configureOutput({ writeErr: () => {} });
    for (const add of commands) add(made);
    for (const command of made.commands) command.exitOverride().configureOutput({ writeErr: () => {} });
    return made;
  };

  /** These test pages have no scripts, so they would never hydrate in a browser. */
  function site(...args: string[]): Promise<string> {
    const skip = /^(status|history|diff)$/.test(args[0] ?? '') || args.length === 1 ? [] : ['--skip-browser'];
    return saidBy(program(), [...args, ...skip]);
  }

  async function getArtifact(dist: FakeDist): Promise<string> {
    const made = await fakeDist(dist);
    const file = path.join(folder, `${dist.app}-${dist.word.replaceAll(' ', '-')}.tgz`);
    await packArtifact(made, file);
    await rm(made, { recursive: true });
    return file;
  }
  const release = async (dist: FakeDist, ...more: string[]) =>
    site('release', '--from', await getArtifact(dist), ...more);

  const canaryNow = () => {
    const canary = readCanary(siteFolder);
    if (!canary) throw new Error('no canary runs');
    return canary;
  };
  const heading = (text: string) => /<h1>([\w ]+)/.exec(text)?.[1];
  const liveWord = async (file: string) => heading(await liveDocument(siteFolder, file));
  const triedWord = async (file: string) =>
    heading(await readFile(path.join(siteFolder.pages(canaryNow().generation), file), 'utf8'));

  return {
    siteFolder,
    folder,
    site,
    release,
    canaryNow,
    liveWord,
    triedWord,
    async close() {
      delete process.env.SITE_DIR;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type CanaryLaboratory = Awaited<ReturnType<typeof canaryLaboratory>>;

export const portfolio = (word: string) => ({ app: 'mfe-portfolio', word });
