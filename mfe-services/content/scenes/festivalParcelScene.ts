import tall from '../../assets/scenes/e-commerce-tall.avif';
import wide from '../../assets/scenes/e-commerce-wide.avif';
import wide2x from '../../assets/scenes/e-commerce-wide-2x.avif';
import type { Scene } from './scene.contract';

export const festivalParcelScene: Scene = { wide, wide2x, tall, tallHeight: 446 };
