import tall from '../../assets/scenes/cloud-migration-tall.avif';
import wide from '../../assets/scenes/cloud-migration-wide.avif';
import wide2x from '../../assets/scenes/cloud-migration-wide-2x.avif';
import type { Scene } from './scene.contract';

export const cloudScene: Scene = { wide, wide2x, tall, tallHeight: 400 };
