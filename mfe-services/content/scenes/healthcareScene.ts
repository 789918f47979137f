import tall from '../../assets/scenes/healthcare-tall.avif';
import wide from '../../assets/scenes/healthcare-wide.avif';
import wide2x from '../../assets/scenes/healthcare-wide-2x.avif';
import type { Scene } from './scene.contract';

export const healthcareScene: Scene = { wide, wide2x, tall, tallHeight: 450 };
