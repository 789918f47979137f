import tall from '../../assets/scenes/it-consulting-tall.avif';
import wide from '../../assets/scenes/it-consulting-wide.avif';
import wide2x from '../../assets/scenes/it-consulting-wide-2x.avif';
import type { Scene } from './scene.contract';

export const consultingScene: Scene = { wide, wide2x, tall, tallHeight: 410 };
