import tall from '../../assets/scenes/social-media-marketing-tall.avif';
import wide from '../../assets/scenes/social-media-marketing-wide.avif';
import wide2x from '../../assets/scenes/social-media-marketing-wide-2x.avif';
import type { Scene } from './scene.contract';

export const socialScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
