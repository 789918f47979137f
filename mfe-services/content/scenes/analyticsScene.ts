import tall from '../../assets/scenes/data-analytics-tall.avif';
import wide from '../../assets/scenes/data-analytics-wide.avif';
import wide2x from '../../assets/scenes/data-analytics-wide-2x.avif';
import type { Scene } from './scene.contract';

export const analyticsScene: Scene = { wide, wide2x, tall, tallHeight: 430, span: 'page' };
