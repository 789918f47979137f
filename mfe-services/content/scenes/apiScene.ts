import tall from '../../assets/scenes/api-integration-tall.avif';
import wide from '../../assets/scenes/api-integration-wide.avif';
import wide2x from '../../assets/scenes/api-integration-wide-2x.avif';
import type { Scene } from './scene.contract';

export const apiScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
