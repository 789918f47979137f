import { type Look, peep } from './peep';
import { type Sitter, square } from './portrait';
import { seededRandom } from './seededRandom';

/** Everybody with a portrait, by first name. */
const sitters: Readonly<Record<string, Sitter>> = {
  Tahmid: {
    head: 'short1',
    face: 'smile',
    skin: '#b5805a',
    hair: '#171420',
    clothes: '#f0e6d4',
    wall: '#4a9c8e',
    beard: 'full',
  },
  Nusrat: {
    head: 'hijab',
    face: 'calm',
    skin: '#cf9c75',
    hair: '#e9c46a',
    clothes: '#2f8a7c',
    wall: '#e0b765',
  },
  Rezwana: {
    head: 'grayBun',
    face: 'smile',
    skin: '#ad7851',
    hair: '#33262b',
    clothes: '#f5d5dd',
    wall: '#a28fc4',
    glasses: 'glasses2',
  },
  Arko: {
    head: 'short4',
    face: 'calm',
    skin: '#bb8862',
    hair: '#3a2720',
    clothes: '#2f3c58',
    wall: '#dd8d6b',
    glasses: 'glasses5',
  },
  Mahbub: {
    head: 'short3',
    face: 'smile',
    skin: '#9c6744',
    hair: '#171420',
    clothes: '#cfe0c2',
    wall: '#7aa566',
    beard: 'full2',
  },
  Lamia: {
    head: 'bangs',
    face: 'cute',
    skin: '#c8966f',
    hair: '#33211b',
    clothes: '#e9b44c',
    wall: '#7794a6',
  },
  Ishrat: {
    head: 'long',
    face: 'calm',
    skin: '#b07a54',
    hair: '#171420',
    clothes: '#8fd0c2',
    wall: '#cf8399',
  },
  Pritom: {
    head: 'short2',
    face: 'smile',
    skin: '#dcae86',
    hair: '#171420',
    clothes: '#e27d5f',
    wall: '#6fa3cf',
  },
  // A child in the drawings of a clinic's booking.
  Tuli: {
    head: 'bangs',
    face: 'cute',
    skin: '#c8966f',
    hair: '#171420',
    clothes: '#f2c14e',
    wall: '#cf8399',
  },
  // The clients who speak.
  Nadia: {
    head: 'mediumStraight',
    face: 'calm',
    skin: '#b98159',
    hair: '#2c1d1a',
    clothes: '#f0e6d4',
    wall: '#3f9488',
  },
  Oliver: {
    head: 'grayShort',
    face: 'smile',
    skin: '#efc3a0',
    hair: '#a8763f',
    clothes: '#3a5c8c',
    wall: '#8fb0d3',
    glasses: 'glasses3',
  },
  Tanvir: {
    head: 'short5',
    face: 'calm',
    skin: '#a66e4a',
    hair: '#171420',
    clothes: '#e9c46a',
    wall: '#c9825f',
    beard: 'full',
  },
  Grace: {
    head: 'afro',
    face: 'smile',
    skin: '#7d5037',
    hair: '#120d10',
    clothes: '#e58a8f',
    wall: '#d9ac57',
  },
  Farzana: {
    head: 'grayMedium',
    face: 'calm',
    skin: '#bd8862',
    hair: '#8e8790',
    clothes: '#8a3f66',
    wall: '#b58fae',
    glasses: 'glasses2',
  },
  Marco: {
    head: 'noHair1',
    face: 'smile',
    skin: '#e5b08c',
    hair: '#8d857c',
    clothes: '#dfe7e6',
    wall: '#6f8f9b',
    beard: 'full4',
  },
  Sharmin: {
    head: 'mediumBangs2',
    face: 'smile',
    skin: '#b98159',
    hair: '#2c1d1a',
    clothes: '#dfeeee',
    wall: '#4fa3a8',
    glasses: 'glasses3',
  },
  Jhorna: {
    head: 'medium3',
    face: 'calm',
    skin: '#a9744f',
    hair: '#171420',
    clothes: '#e9c46a',
    wall: '#b9503f',
  },
  Harjit: {
    head: 'turban',
    face: 'smile',
    skin: '#b07a54',
    hair: '#8fa2f2',
    clothes: '#f0e6d4',
    wall: '#6377d8',
    beard: 'full3',
  },
  Rubayet: {
    head: 'shaved2',
    face: 'calm',
    skin: '#9c6744',
    hair: '#171420',
    clothes: '#f7f1e6',
    wall: '#2f8a6b',
    beard: 'moustache6',
  },
  // Large on a project's cover.
  Alam: {
    head: 'grayBun',
    face: 'smile',
    skin: '#c58c66',
    hair: '#2a211d',
    clothes: '#8fb7df',
    wall: '#3c7c80',
  },
};

/** Women among the others whom pictures name, by first name or by their desk. */
const women = new Set(
  'Noor Nasrin Mahbuba Electrician Rahela Lima Shirin Nabila Farhana Mitu Salma Tania Tuli Mita Mia Priya Ma T. Finance Production'.split(
    ' ',
  ),
);
const womensHair = ['hijab', 'long', 'grayBun', 'mediumStraight', 'bangs', 'bun', 'medium3'] as const;
const mensHair = ['short1', 'short2', 'short3', 'short4', 'short5', 'grayShort', 'shaved2'] as const;

/** What somebody looks like. Whoever has no portrait has the looks that come from the name: one face a name, everywhere. */
export function sitter(name: string): Sitter {
  const first = name.replace(/^Dr\. /, '').replace(/ .*/, '');
  const known = sitters[first];
  if (known) return known;
  const { pick } = seededRandom(first);
  const isWoman = women.has(first);
  const head = isWoman ? pick<Look['head']>(womensHair) : pick<Look['head']>(mensHair);
  return {
    head,
    face: pick(['calm', 'smile', 'cute', 'smile']),
    skin: pick(['#c58c66', '#a9744f', '#d8a47c', '#8a5a3c', '#b9805a']),
    hair: head === 'hijab' ? pick(['#e9c46a', '#8fb7df', '#f2b392']) : '#2a211d',
    clothes: pick(['#8fb7df', '#f2b392', '#8fd6c4', '#c3b8f2', '#f0d48a']),
    wall: pick(['#4f8f9e', '#c98a6a', '#6f9a78', '#8a7bb5', '#b98a3f']),
    beard: isWoman ? undefined : pick([undefined, undefined, 'full', 'moustache6']),
  };
}

/** A small round portrait, as markup. */
export function face(name: string, size: number): string {
  const [x, y, width, height] = square.box;
  const who = sitter(name);
  return `<svg width="${size}" height="${size}" viewBox="${square.box.join(' ')}" style="flex:none;border-radius:50%" fill="none"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${who.wall}"/>${peep(who)}</svg>`;
}
