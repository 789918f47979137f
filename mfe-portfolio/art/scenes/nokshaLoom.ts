import { nokshaLoomPiece, nokshaLoomStore } from '../drawings/nokshaLoom';
import { at, laptop, phone } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';
import { cloth } from '../motifs/cloth';

/** The pieces themselves, the store that sells them, and one of them held on a phone. */
export const nokshaLoomScene: StudyDrawing = {
  id: 'noksha-loom',
  client: 'nokshaLoom',
  scene: () =>
    at(-70, -30, cloth('gamcha', 330, 470), 'filter:brightness(.8)') +
    at(700, -40, cloth('buti', 330, 470), 'filter:brightness(.8)') +
    at(120, 84, laptop(nokshaLoomStore(), 610)) +
    at(688, 120, phone(nokshaLoomPiece(), 200)),
};
