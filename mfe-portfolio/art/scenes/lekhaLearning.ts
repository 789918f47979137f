import {
  lekhaLesson,
  lekhaLessonUpright,
  lekhaMarks,
  lekhaPhone,
  lekhaSquares,
  lying,
  upright,
} from '../drawings/lekhaLearning';
import { at, enlarged, phone, tablet } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';

/** The lesson in front, the class's marks behind, and the packs on a phone. */
export const lekhaLearningScene: StudyDrawing = {
  id: 'lekha-learning',
  client: 'lekhaLearning',
  scene: () =>
    at(688, 28, enlarged(lekhaMarks(176), 1.46)) +
    at(36, 84, tablet(lekhaLesson(), 630, lying)) +
    at(712, 224, phone(lekhaPhone(), 217)),
  tall: () => at(18, 26, tablet(lekhaLessonUpright(), 420, upright)),
  detail: () => at(-18, -72, lekhaSquares(284)),
};
