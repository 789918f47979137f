import tall from '../../assets/scenes/industries-tall.avif';
import wide from '../../assets/scenes/industries-wide.avif';
import wide2x from '../../assets/scenes/industries-wide-2x.avif';
import type { Scene } from './scene.contract';

export const industriesScene: Scene = { wide, wide2x, tall, tallHeight: 440 };
