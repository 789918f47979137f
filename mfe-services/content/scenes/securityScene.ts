import tall from '../../assets/scenes/cybersecurity-tall.avif';
import wide from '../../assets/scenes/cybersecurity-wide.avif';
import wide2x from '../../assets/scenes/cybersecurity-wide-2x.avif';
import type { Scene } from './scene.contract';

export const securityScene: Scene = { wide, wide2x, tall, tallHeight: 424 };
