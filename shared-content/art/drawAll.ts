import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appsHere, getFolder, root } from '../artifact/paths';
import { type ArtJob, runArt } from './runArt';
import { type ShareCard, drawCard } from './shareCard/shareCard';
import { cardFile } from './shareCard/cardFile';

const getCards = (folder: string, cards: readonly ShareCard[]): ArtJob => ({
  name: `${folder}: share cards`,
  async draw({ studio, save }) {
    for (const card of cards)
      await save(join(root, folder, cardFile(card.path)), await drawCard(studio, card));
  },
});

/** Share cards that a section lists in `art/cards.ts`, and what its `art/index.ts` draws. */
async function drawPictures(folder: string): Promise<void> {
  const [cards, scripts] = ['cards.ts', 'index.ts'].map((file) => join(root, folder, 'art', file));
  if (cards && existsSync(cards)) {
    const listed = (await import(pathToFileURL(cards).href)) as { cards: readonly ShareCard[] };
    await runArt([getCards(folder, listed.cards)], []);
  }
  if (scripts && existsSync(scripts))
    execFileSync(process.execPath, ['--import', 'tsx', scripts], { cwd: root, stdio: 'inherit' });
}

// All apps', or those named: npm run art -- mfe-services. The shell's last: it shows pictures of sections.
const named = process.argv.slice(2);
const unknown = named.filter((one) => !appsHere().some(({ name }) => name === one));
if (unknown.length > 0)
  throw new Error(
    `There is no ${unknown.join(', ')} here. Choose of ${appsHere()
      .map(({ name }) => name)
      .join(', ')}.`,
  );
const apps = appsHere().filter(({ name }) => named.length === 0 || named.includes(name));
const order = [...apps].sort((a, b) => Number(a.name === 'shell') - Number(b.name === 'shell'));
for (const { name } of order) await drawPictures(getFolder(name));
