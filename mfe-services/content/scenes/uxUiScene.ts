import tall from '../../assets/scenes/ux-ui-design-tall.avif';
import wide from '../../assets/scenes/ux-ui-design-wide.avif';
import wide2x from '../../assets/scenes/ux-ui-design-wide-2x.avif';
import type { Scene } from './scene.contract';

export const uxUiScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
