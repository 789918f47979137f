import board1600 from '../assets/water/board-1600.avif';
import board800 from '../assets/water/board-800.avif';
import dusk1600 from '../assets/water/dusk-1600.avif';
import dusk800 from '../assets/water/dusk-800.avif';
import fields1600 from '../assets/water/fields-1600.avif';
import fields800 from '../assets/water/fields-800.avif';
import river1600 from '../assets/water/river-1600.avif';
import river800 from '../assets/water/river-800.avif';
import studio1600 from '../assets/water/studio-1600.avif';
import studio800 from '../assets/water/studio-800.avif';

/** The scenes on which pages close: one for the ground of each group of services, one for industries. */
export const waters = {
  board: { small: board800, large: board1600 },
  studio: { small: studio800, large: studio1600 },
  dusk: { small: dusk800, large: dusk1600 },
  river: { small: river800, large: river1600 },
  fields: { small: fields800, large: fields1600 },
} as const;
