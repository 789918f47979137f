import tall from '../../assets/scenes/education-tall.avif';
import wide from '../../assets/scenes/education-wide.avif';
import wide2x from '../../assets/scenes/education-wide-2x.avif';
import type { Scene } from './scene.contract';

export const educationScene: Scene = { wide, wide2x, tall, tallHeight: 470 };
