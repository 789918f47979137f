import large from '../assets/water/fifth-1600.avif';
import small from '../assets/water/fifth-800.avif';

/** The scene on which both pages close: four that opened, and one that waits. */
export const water = { small, large } as const;
