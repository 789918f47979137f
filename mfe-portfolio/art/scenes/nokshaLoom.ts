import { nokshaLoomOne, nokshaLoomPiece, nokshaLoomStore } from '../drawings/nokshaLoom';
import { at, enlarged, laptop, phone } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';
import { cloth } from '../motifs/cloth';

const behind = 'filter:brightness(.8)';

/** The pieces themselves, the store that sells them, and one of them on a phone. */
export const nokshaLoomScene: StudyDrawing = {
  id: 'noksha-loom',
  client: 'nokshaLoom',
  scene: () =>
    at(-70, -30, cloth('gamcha', 330, 470), behind) +
    at(700, -40, cloth('buti', 330, 470), behind) +
    at(10, 64, laptop(nokshaLoomStore(), 676)) +
    at(708, 120, phone(nokshaLoomPiece(), 217)),
  tall: () =>
    at(-120, -30, cloth('gamcha', 300, 430), behind) +
    at(312, -40, cloth('buti', 300, 430), behind) +
    at(112, 34, phone(nokshaLoomPiece(), 244)),
  detail: () =>
    at(-56, -20, cloth('gamcha', 150, 215), behind) +
    at(150, -26, cloth('buti', 150, 215), behind) +
    at(35, 11, enlarged(nokshaLoomOne(), 1.52)),
};
