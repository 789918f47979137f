import { Command } from 'commander';
import { sectionNamed, sections } from '../federation';
import type { ShareCard } from '../art/shareCard/shareCard';
import { appsHere, getFolder, sharedFolder, root } from '../artifact/paths';
import { Changes } from './Changes';
import { type Checkout, type PageWords, addPage, refuse } from './newPage';
import { type SectionWishes, addSection, linkWorkspace } from './newSection';

/** Draws a share card like `npm run art`. Without a browser to draw with, the page gets no card of its own. */
async function drawCard(card: ShareCard): Promise<Buffer | undefined> {
  try {
    const [{ openStudio }, shareCard] = await Promise.all([
      import('../art/openStudio'),
      import('../art/shareCard/shareCard'),
    ]);
    const studio = openStudio();
    return await shareCard.drawCard(studio, card).finally(() => studio.close());
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.log(`No share card was drawn, so the card of the page above is used. (${reason})`);
    return undefined;
  }
}

const isRepositoryOfAll = appsHere().length > 1;
const checkout: Checkout = {
  root,
  sections,
  getFolder: ({ name }) => getFolder(name),
  // A section's own repository lacks the drawing code: there, a card is a file that its authors add.
  drawCard: isRepositoryOfAll ? drawCard : () => Promise.resolve(undefined),
};

async function write(changes: Changes): Promise<void> {
  for (const file of await changes.apply()) console.log(`  ${file}`);
}

async function newSection(word: string, wishes: SectionWishes) {
  if (!isRepositoryOfAll)
    refuse('A section starts in the repository with the registry: make it there, then move its folder here.');
  const changes = new Changes(root);
  const section = await addSection(changes, checkout, word.replace(/^mfe-/, ''), wishes);
  const { name, devPort, prefixes } = section;
  await write(changes);
  linkWorkspace(root, name);
  console.log(`${name} exists: its line in the registry, its workspace, and one page at ${prefixes[0]}, which the footer links to.
  npm run dev -w ${name}            # http://localhost:${devPort}${prefixes[0]}
  npm test unit ${name}
  npm start                           # the whole site with it
  npm run release -- shell ${name}  # live; the registry comes with the shell
Name it in README.md (The map); .github/workflows/portfolio.yml is a pipeline to copy.`);
}

async function newPage(name: string, path: string, words: PageWords) {
  const section = sectionNamed(name);
  const changes = new Changes(root);
  const { listed } = await addPage(changes, checkout, section, path, words);
  await write(changes);
  const link = listed
    ? 'The page above it ends with a card that links to it (listed: true), until you link to it yourself.'
    : 'This section has no page above it. Link to it from another page.';
  console.log(`${path} is a page of ${section.name}. ${link}
  npm run ${sharedFolder.includes('node_modules') ? 'dev' : `dev -w ${section.name}`}
  npm run release -- ${section.name}`);
}

const title = [
  '--title <words>',
  'of the page, at most 60 characters (default: derived from its path)',
] as const;
const description = ['--description <words>', 'of the page, 50 to 160 characters'] as const;

const program = new Command('new').description(
  'make a section or a page that runs, has a test and is linked',
);
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
