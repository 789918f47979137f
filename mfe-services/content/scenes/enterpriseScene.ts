import tall from '../../assets/scenes/enterprise-software-tall.avif';
import wide from '../../assets/scenes/enterprise-software-wide.avif';
import wide2x from '../../assets/scenes/enterprise-software-wide-2x.avif';
import type { Scene } from './scene.contract';

export const enterpriseScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
