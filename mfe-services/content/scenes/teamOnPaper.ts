import tall from '../../assets/scenes/team-on-paper-tall.avif';
import wide from '../../assets/scenes/team-on-paper-wide.avif';
import wide2x from '../../assets/scenes/team-on-paper-wide-2x.avif';
import type { Scene } from './scene.contract';

/** The team's scene, with shadows for a light background. */
export const teamOnPaper: Scene = { wide, wide2x, tall, tallHeight: 450 };
