import tall from '../../assets/scenes/website-design-tall.avif';
import wide from '../../assets/scenes/website-design-wide.avif';
import wide2x from '../../assets/scenes/website-design-wide-2x.avif';
import type { Scene } from './scene.contract';

export const websiteScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
