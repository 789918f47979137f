import tall from '../../assets/scenes/digital-transformation-tall.avif';
import wide from '../../assets/scenes/digital-transformation-wide.avif';
import wide2x from '../../assets/scenes/digital-transformation-wide-2x.avif';
import type { Scene } from './scene.contract';

export const transformationScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
