import type { ComponentType } from 'react';
import { type Accent, site, styled } from 'shared-content/ui';
import type { SceneCrop } from '../drawing/Scene';
import { ExamScene } from './scenes/ExamScene';
import { LedgerScene } from './scenes/LedgerScene';
import { PermitScene } from './scenes/PermitScene';
import { RouteScene } from './scenes/RouteScene';
import { StoreScene } from './scenes/StoreScene';
import { WardScene } from './scenes/WardScene';

/** The scene of each industry and the part of it that reads well in a card's head. */
const stages: Readonly<Record<string, { Scene: ComponentType<SceneCrop>; crop: string }>> = {
  healthcare: { Scene: WardScene, crop: '-24 2 510 250' },
  education: { Scene: ExamScene, crop: '-10 -4 580 300' },
  'e-commerce': { Scene: StoreScene, crop: '-10 -8 580 300' },
  finance: { Scene: LedgerScene, crop: '30 -10 560 300' },
  logistics: { Scene: RouteScene, crop: '-10 4 580 280' },
  government: { Scene: PermitScene, crop: '-10 6 580 300' },
};

// The scene sinks into the card below it, as into water.
const Stage = styled('div')<{ accent: Accent }>(({ accent }) => ({
  height: 'clamp(180px, 20vw, 250px)',
  padding: '20px 20px 0',
  overflow: 'clip',
  background: `radial-gradient(80% 110% at 70% 0%, ${site.ramp[accent]}24, transparent 75%)`,
  maskImage: 'linear-gradient(180deg, black 62%, transparent)',
}));

/** The head of an industry's card. */
export function IndustryStage({ slug, accent }: { slug: string; accent: Accent }) {
  const stage = stages[slug];
  if (!stage) return null;
  const { Scene, crop } = stage;
  return (
    <Stage accent={accent}>
      <Scene crop={crop} />
    </Stage>
  );
}
