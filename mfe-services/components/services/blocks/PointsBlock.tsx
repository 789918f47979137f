import type { ComponentType } from 'react';
import type { Accent } from 'shared-content/ui';
import type { Point, ServiceBlockOf } from '../../../content/service.contract';
import { PointIndex } from '../points/PointIndex';
import { PointLedger } from '../points/PointLedger';
import { PointMosaic } from '../points/PointMosaic';
import { PointPlateau } from '../points/PointPlateau';
import { PointRoute } from '../points/PointRoute';
import { PointTiles } from '../points/PointTiles';
import { BlockFrame } from './BlockFrame';
import type { BlockProps } from './block.contract';

type Look = Exclude<ServiceBlockOf<'points'>['look'], 'route'>;

interface PointsProps {
  items: readonly Point[];
  accent: Accent;
  picture?: string;
  large?: string;
  shots?: string;
}

const looks: Record<Look, ComponentType<PointsProps>> = {
  edges: PointPlateau,
  tiles: PointTiles,
  columns: PointMosaic,
  index: PointIndex,
  ledger: PointLedger,
};

/** Capabilities, benefits, platforms: the same facts in the arrangement that the page asks for. */
export function PointsBlock({ block, accent, id }: BlockProps<'points'>) {
  if (block.look === 'route') return <PointRoute block={block} accent={accent} id={id} />;
  const Points = looks[block.look];
  return (
    // The edges have a place of their own for it.
    <BlockFrame block={block} id={id} picture={block.look === 'edges' ? undefined : block.picture}>
      <Points
        items={block.items}
        accent={accent}
        picture={block.picture}
        large={block.large}
        shots={block.shots}
      />
    </BlockFrame>
  );
}
