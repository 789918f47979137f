import { homeView } from './composition';
import { openScene } from './scene';
import { views, type ViewName } from './views';

declare global {
  interface Window {
    openHero: (width: number, height: number, view?: ViewName) => void;
    /** The frame at `turn` (0 to 1 through the loop) as a PNG in base64. */
    heroFrame: (turn: number) => string;
  }
}

let canvas: HTMLCanvasElement | undefined;
let paint: ((turn: number) => void) | undefined;

window.openHero = (width, height, view) => {
  canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint = openScene(canvas, view ? views[view] : homeView);
};

window.heroFrame = (turn) => {
  paint?.(turn);
  return canvas?.toDataURL('image/png').replace(/^.*,/, '') ?? '';
};
