import { sectionRamp } from '../../../shared-content/art';
import type { Person } from './person';

const black = '#171420';
const brown = '#2c1d1a';
const { jade, lagoon, sky, iris, lily, coral, amber, moss } = sectionRamp;

/** Six invented clients, in the order of the testimonials on Home. */
export const clients: readonly Person[] = [
  {
    file: 'client-1',
    skin: '#b97f5a',
    jaw: 0.25,
    hair: { style: 'waves', color: brown },
    clothes: { style: 'blazer', color: '#1f5d63', second: '#e8e2d6' },
    night: lagoon,
    lips: '#a4474f',
    earrings: true,
  },
  {
    file: 'client-2',
    skin: '#e0ae8c',
    jaw: 0.75,
    hair: { style: 'side-part', color: '#8a6238' },
    clothes: { style: 'crew', color: '#33507a', second: '#2a4266' },
    night: sky,
    glasses: 'square',
    beard: 'stubble',
  },
  {
    file: 'client-3',
    skin: '#a66e4a',
    jaw: 0.55,
    hair: { style: 'fringe', color: black },
    clothes: { style: 'panjabi', color: '#d9cdb6', second: '#8c7a58' },
    night: amber,
    beard: 'short',
  },
  {
    file: 'client-4',
    skin: '#6f4530',
    jaw: 0.4,
    hair: { style: 'afro', color: '#120d10' },
    clothes: { style: 'roll-neck', color: '#b98a2e', second: '#8f6a22' },
    night: coral,
    lips: '#8a3540',
    earrings: true,
  },
  {
    file: 'client-5',
    skin: '#b5805c',
    jaw: 0.45,
    years: 0.8,
    hair: { style: 'bob', color: '#4b444a' },
    clothes: { style: 'sari', color: '#7c2f55', second: '#e9c46a' },
    night: lily,
    lips: '#9c4148',
    earrings: true,
  },
  {
    file: 'client-6',
    skin: '#dca583',
    jaw: 0.6,
    years: 0.5,
    hair: { style: 'swept', color: '#6d625b' },
    clothes: { style: 'shirt', color: '#c9d6d8', second: '#9fb3b8' },
    night: jade,
    beard: 'short',
  },
];

/** The eight people of the team page, in its order. */
export const team: readonly Person[] = [
  {
    file: 'team-1',
    skin: '#b07a54',
    jaw: 0.7,
    hair: { style: 'side-part', color: black },
    clothes: { style: 'blazer', color: '#243b53', second: '#d8e2e4' },
    night: jade,
    beard: 'short',
  },
  {
    file: 'team-2',
    skin: '#c08d68',
    jaw: 0.3,
    hair: { style: 'scarf', color: '#1c7f72' },
    clothes: { style: 'blazer', color: '#18303c', second: '#1c7f72' },
    night: lagoon,
    lips: '#a8505a',
  },
  {
    file: 'team-3',
    skin: '#a97450',
    jaw: 0.35,
    years: 0.3,
    hair: { style: 'bun', color: black },
    clothes: { style: 'sari', color: '#31508f', second: '#9af0dc' },
    night: iris,
    glasses: 'round',
    lips: '#9a4450',
    earrings: true,
  },
  {
    file: 'team-4',
    skin: '#b88460',
    jaw: 0.5,
    hair: { style: 'curls', color: brown },
    clothes: { style: 'roll-neck', color: '#2b2f3d', second: '#1f222d' },
    night: coral,
    glasses: 'round',
  },
  {
    file: 'team-5',
    skin: '#9c6744',
    jaw: 0.8,
    hair: { style: 'crop', color: black },
    clothes: { style: 'jacket', color: '#35695a', second: '#c9d8cf' },
    night: moss,
    beard: 'full',
  },
  {
    file: 'team-6',
    skin: '#c4926d',
    jaw: 0.3,
    hair: { style: 'bob', color: '#1f1718' },
    clothes: { style: 'kameez', color: '#d0a23f', second: '#f3e3b4' },
    night: amber,
    lips: '#b04a55',
    earrings: true,
  },
  {
    file: 'team-7',
    skin: '#ad7851',
    jaw: 0.25,
    hair: { style: 'braid', color: black },
    clothes: { style: 'kameez', color: '#b65679', second: '#f7c7d8' },
    night: lily,
    lips: '#a2434f',
    earrings: true,
  },
  {
    file: 'team-8',
    skin: '#d1a27a',
    jaw: 0.65,
    hair: { style: 'fringe', color: black },
    clothes: { style: 'polo', color: '#3a6ea8', second: '#2d588a' },
    night: sky,
  },
];

export const everyone: readonly Person[] = [...clients, ...team];
