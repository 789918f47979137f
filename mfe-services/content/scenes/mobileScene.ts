import tall from '../../assets/scenes/mobile-solutions-tall.avif';
import wide from '../../assets/scenes/mobile-solutions-wide.avif';
import wide2x from '../../assets/scenes/mobile-solutions-wide-2x.avif';
import type { Scene } from './scene.contract';

export const mobileScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
