import tall from '../../assets/scenes/finance-tall.avif';
import wide from '../../assets/scenes/finance-wide.avif';
import wide2x from '../../assets/scenes/finance-wide-2x.avif';
import type { Scene } from './scene.contract';

export const financeScene: Scene = { wide, wide2x, tall, tallHeight: 450 };
