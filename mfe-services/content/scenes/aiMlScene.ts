import tall from '../../assets/scenes/ai-ml-tall.avif';
import wide from '../../assets/scenes/ai-ml-wide.avif';
import wide2x from '../../assets/scenes/ai-ml-wide-2x.avif';
import type { Scene } from './scene.contract';

export const aiMlScene: Scene = { wide, wide2x, tall, tallHeight: 452 };
