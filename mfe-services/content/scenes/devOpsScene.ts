import tall from '../../assets/scenes/ci-cd-devops-tall.avif';
import wide from '../../assets/scenes/ci-cd-devops-wide.avif';
import wide2x from '../../assets/scenes/ci-cd-devops-wide-2x.avif';
import type { Scene } from './scene.contract';

export const devOpsScene: Scene = { wide, wide2x, tall, tallHeight: 480, span: 'page' };
