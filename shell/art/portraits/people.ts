import type { Options } from '@dicebear/open-peeps';

type Part<Key extends keyof Options> = NonNullable<Options[Key]>[number];

export interface Person {
  /** Where the picture goes, without its ending. */
  file: string;
  head: Part<'head'>;
  face: Part<'face'>;
  skin: string;
  /** Hair where it is not black, and what is tied into it. */
  hair: string;
  clothes: string;
  /** The wall behind: midday colors, so that the pages have lit windows among their dark bands. */
  wall: string;
  beard?: Part<'facialHair'>;
  glasses?: Part<'accessories'>;
}

/** Six invented clients, in the order of the testimonials on Home. */
export const clients: readonly Person[] = [
  {
    file: 'client-1',
    head: 'mediumStraight',
    face: 'calm',
    skin: '#b98159',
    hair: '#2c1d1a',
    clothes: '#f0e6d4',
    wall: '#3f9488',
  },
  {
    file: 'client-2',
    head: 'grayShort',
    face: 'smile',
    skin: '#efc3a0',
    hair: '#a8763f',
    clothes: '#3a5c8c',
    wall: '#8fb0d3',
    glasses: 'glasses3',
  },
  {
    file: 'client-3',
    head: 'short5',
    face: 'calm',
    skin: '#a66e4a',
    hair: '#171420',
    clothes: '#e9c46a',
    wall: '#c9825f',
    beard: 'full',
  },
  {
    file: 'client-4',
    head: 'afro',
    face: 'smile',
    skin: '#7d5037',
    hair: '#120d10',
    clothes: '#e58a8f',
    wall: '#d9ac57',
  },
  {
    file: 'client-5',
    head: 'grayMedium',
    face: 'calm',
    skin: '#bd8862',
    hair: '#8e8790',
    clothes: '#8a3f66',
    wall: '#b58fae',
    glasses: 'glasses2',
  },
  {
    file: 'client-6',
    head: 'noHair1',
    face: 'smile',
    skin: '#e5b08c',
    hair: '#8d857c',
    clothes: '#dfe7e6',
    wall: '#6f8f9b',
    beard: 'full4',
  },
];

/** The eight people of the team page, in its order. */
export const team: readonly Person[] = [
  {
    file: 'team-1',
    head: 'short1',
    face: 'smile',
    skin: '#b5805a',
    hair: '#171420',
    clothes: '#f0e6d4',
    wall: '#4a9c8e',
    beard: 'full',
  },
  {
    file: 'team-2',
    head: 'hijab',
    face: 'calm',
    skin: '#cf9c75',
    hair: '#e9c46a',
    clothes: '#2f8a7c',
    wall: '#e0b765',
  },
  {
    file: 'team-3',
    head: 'grayBun',
    face: 'smile',
    skin: '#ad7851',
    hair: '#33262b',
    clothes: '#f5d5dd',
    wall: '#a28fc4',
    glasses: 'glasses2',
  },
  {
    file: 'team-4',
    head: 'short4',
    face: 'calm',
    skin: '#bb8862',
    hair: '#3a2720',
    clothes: '#2f3c58',
    wall: '#dd8d6b',
    glasses: 'glasses5',
  },
  {
    file: 'team-5',
    head: 'short3',
    face: 'smile',
    skin: '#9c6744',
    hair: '#171420',
    clothes: '#cfe0c2',
    wall: '#7aa566',
    beard: 'full2',
  },
  {
    file: 'team-6',
    head: 'bangs',
    face: 'cute',
    skin: '#c8966f',
    hair: '#33211b',
    clothes: '#e9b44c',
    wall: '#7794a6',
  },
  {
    file: 'team-7',
    head: 'long',
    face: 'calm',
    skin: '#b07a54',
    hair: '#171420',
    clothes: '#8fd0c2',
    wall: '#cf8399',
  },
  {
    file: 'team-8',
    head: 'short2',
    face: 'smile',
    skin: '#dcae86',
    hair: '#171420',
    clothes: '#e27d5f',
    wall: '#6fa3cf',
  },
];
