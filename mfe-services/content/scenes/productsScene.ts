import tall from '../../assets/scenes/products-tall.avif';
import wide from '../../assets/scenes/products-wide.avif';
import wide2x from '../../assets/scenes/products-wide-2x.avif';
import type { Scene } from './scene.contract';

export const productsScene: Scene = { wide, wide2x, tall, tallHeight: 440 };
