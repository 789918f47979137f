import tall from '../../assets/scenes/government-tall.avif';
import wide from '../../assets/scenes/government-wide.avif';
import wide2x from '../../assets/scenes/government-wide-2x.avif';
import type { Scene } from './scene.contract';

export const governmentScene: Scene = { wide, wide2x, tall, tallHeight: 430 };
