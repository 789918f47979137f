import { Command } from 'commander';
import { getSection } from '../federation';
import { appsHere, getFolder, sharedFolder, root } from '../artifact/paths';
import { Changes } from './Changes';
import { type PageWords, addPage, refuse } from './newPage';
import { type SectionWishes, addSection } from './newSection';

async function write(changes: Changes): Promise<void> {
  for (const file of await changes.apply()) console.log(`  ${file}`);
}

async function newSection(word: string, wishes: SectionWishes) {
  if (appsHere().length === 1)
    refuse('A section starts in the repository with the registry: make it there, then move its folder here.');
  const changes = new Changes(root);
  const section = addSection(changes, word.replace(/^mfe-/, ''), wishes);
  const { name, devPort, prefixes } = section;
  await write(changes);
  console.log(`${name} exists: its line in the registry, its workspace, and one page at ${prefixes[0]}, which the footer links to.
  npm install                         # writes it into the lockfile
  npm run dev -w ${name}            # http://localhost:${devPort}${prefixes[0]}
  npm test unit ${name}
  npm start                           # the whole site with it
  npm run release -- shell ${name}  # live; the registry comes with the shell
Name it in README.md (The map), its page in e2e/routes.ts; .github/workflows/portfolio.yml is a pipeline to copy.`);
}

async function newPage(name: string, path: string, words: PageWords) {
  const section = getSection(name);
  const changes = new Changes(root);
  addPage(changes, section, getFolder(section.name), path, words);
  await write(changes);
  const isAlone = sharedFolder.includes('node_modules');
  console.log(`${path} is a page of ${section.name}.
No page links to it yet.${isAlone ? '' : ' Tests that walk over every page need its line in e2e/routes.ts.'}
  npm run ${isAlone ? 'dev' : `dev -w ${section.name}`}
  npm run release -- ${section.name}`);
}

const title = [
  '--title <words>',
  'of the page, at most 60 characters (default: derived from its path)',
] as const;
const description = ['--description <words>', 'of the page, 50 to 160 characters'] as const;

const program = new Command('new').description('make a section or a page that runs and has a test');
program
  .command('section')
  .description('a section with one page')
  .argument('<name>', 'such as news, which makes mfe-news')
  .option('--prefix <path>', 'path that the section owns, with all paths below (default: /<name>)')
  .option(...title)
  .option(...description)
  .action(newSection);
program
  .command('page')
  .description('a page of a section')
  .argument('<section>', 'as mfe-company')
  .argument('<path>', 'below a prefix of the section, such as /blog/hello')
  .option(...title)
  .option(...description)
  .action(newPage);
program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
