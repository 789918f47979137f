import tall from '../../assets/scenes/custom-web-applications-tall.avif';
import wide from '../../assets/scenes/custom-web-applications-wide.avif';
import wide2x from '../../assets/scenes/custom-web-applications-wide-2x.avif';
import type { Scene } from './scene.contract';

export const customWebScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
