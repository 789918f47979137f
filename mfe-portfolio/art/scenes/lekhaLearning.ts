import { lekhaLesson, lekhaMarks, lekhaPhone } from '../drawings/lekhaLearning';
import { at, laptop, phone, tablet } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';

/** The teacher's marks behind, the lesson in front, and the packs on a phone. */
export const lekhaLearningScene: StudyDrawing = {
  id: 'lekha-learning',
  client: 'lekhaLearning',
  scene: () =>
    at(396, 36, laptop(lekhaMarks(), 500)) +
    at(44, 104, tablet(lekhaLesson(), 520)) +
    at(704, 176, phone(lekhaPhone(), 178)),
};
