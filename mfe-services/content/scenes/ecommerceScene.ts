import tall from '../../assets/scenes/ecommerce-solutions-tall.avif';
import wide from '../../assets/scenes/ecommerce-solutions-wide.avif';
import wide2x from '../../assets/scenes/ecommerce-solutions-wide-2x.avif';
import type { Scene } from './scene.contract';

export const ecommerceScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
