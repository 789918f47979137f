import type { ReactNode } from 'react';
import { styled, useDrawing } from 'shared-content/ui';
import { beyondNarrow } from '../studyCompositions';
import { LessonWeight } from './LessonWeight';
import { Reservation } from './Reservation';
import { Rollout } from './Rollout';
import { WrongOrders } from './WrongOrders';

const drawings: Readonly<Record<string, { height: number; drawing: ReactNode }>> = {
  'nirmal-clinics': { height: 272, drawing: <Rollout /> },
  'noksha-loom': { height: 272, drawing: <Reservation /> },
  'lekha-learning': { height: 272, drawing: <LessonWeight /> },
  'morich-and-mint': { height: 364, drawing: <WrongOrders /> },
};

// Letters inherit their size: the drawing grows with its column, while they stay at 12 to 15 px on screen.
const Drawing = styled('svg')({
  gridArea: 'p',
  width: '100%',
  height: 'auto',
  fontSize: 'clamp(9.4px, 19.4px - 1.42vw, 14px)',
  [`@media ${beyondNarrow}`]: { fontSize: 'clamp(9.9px, 24.4px - 1.13vw, 15px)' },
});

/** The solution's effect, drawn from the study's own figures. It is decoration: the text beside it says the same. */
export function StudyProof({ id }: { id: string }) {
  const proof = drawings[id];
  const content = useDrawing(proof?.drawing);
  return proof && <Drawing viewBox={`0 0 400 ${proof.height}`} aria-hidden="true" {...content} />;
}
