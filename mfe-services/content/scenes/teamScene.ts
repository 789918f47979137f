import tall from '../../assets/scenes/team-augmentation-tall.avif';
import wide from '../../assets/scenes/team-augmentation-wide.avif';
import wide2x from '../../assets/scenes/team-augmentation-wide-2x.avif';
import type { Scene } from './scene.contract';

export const teamScene: Scene = { wide, wide2x, tall, tallHeight: 436 };
