import { type Lily, type View, waves } from './composition';
import { lilyLayers } from './lilyLayers';
import { cameraAt } from './matrix';
import { Painter } from './painter';
import { glowFragment, glowVertex } from './shaders/glow';
import { padFragment, padVertex } from './shaders/pad';
import { petalFragment, petalVertex } from './shaders/petal';
import { waterFragment, waterVertex } from './shaders/water';

const circle = Math.PI * 2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const heart = [1.0, 0.93, 0.86] as const;
const tip = [1.0, 0.36, 0.58] as const;

/** At most as many pools of light and rings as the shaders have room for. */
const room = 4;

/** Higher than anything that stands on the water. */
const unbounded = 99;

// Where a view's water mirrors softly, a pad's image is smaller and lacks the lift of its rim. A flower's image then
// begins where its pad ends, without a dark gap.
const softImage = { flip: -0.01, scale: 0.8 };
const image = { flip: -1, scale: 1 };
const upright = { flip: 1, scale: 1 };

export function openScene(
  canvas: HTMLCanvasElement,
  { eye, target, degrees, lilies, pads, rings, glows, mirrored, dusk = 0.26, mood = [1, 1, 1] }: View,
): (turn: number) => void {
  const painter = new Painter(canvas);
  const { gl } = painter;
  const frame = [canvas.width, canvas.height] as const;
  const camera = cameraAt(eye, target, degrees, canvas.width / canvas.height);
  const water = painter.build(waterVertex, waterFragment);
  const petal = painter.build(petalVertex, petalFragment);
  const pad = painter.build(padVertex, padFragment);
  const glow = painter.build(glowVertex, glowFragment);
  const sheet = painter.grid(1, 1);
  const petalGrid = painter.grid(26, 12);
  const padGrid = painter.grid(14, 120);
  const mirror = painter.mirror(canvas.width, canvas.height);
  const view = { eye: camera.eye, frame, dusk, camera: camera.matrix };
  const pools = Array.from({ length: room }, (_, i) => lilies[i]).flatMap((each) =>
    each ? [each.x, each.z, each.size * 2.4, Math.max(0, each.open)] : [0, 0, 1, 0],
  );
  const wave = (turn: number, moment: number, cycles = 1) => Math.sin(circle * (turn * cycles + moment));

  function drawPads(turn: number, { flip, scale }: { flip: number; scale: number }): void {
    painter.use(pad, { ...view, pools, flip });
    for (const { x, z, size, turn: heading, moment } of pads) {
      const drift = 0.03 * wave(turn, moment);
      const tilt = [0.012 * wave(turn, moment + 0.2), 0.014 * wave(turn, moment + 0.45)];
      painter.set({
        pad: [x + drift, z + 0.5 * drift, scale * size, heading + 0.02 * wave(turn, moment + 0.7)],
        tilt,
      });
      padGrid();
    }
  }

  function drawLily({ x, z, size, turn: heading, open, moment, sunk = 0 }: Lily, turn: number): void {
    const breath = open + 0.1 * (0.5 - 0.5 * Math.cos(circle * (turn + moment)));
    const place = [x + 0.02 * wave(turn, moment), 0.05 - sunk + 0.012 * wave(turn, moment + 0.3), z];
    painter.set({ place, heart, tip });
    for (const [ring, layer] of lilyLayers.entries()) {
      const lean = radians(layer.closed + (layer.opened - layer.closed) * Math.min(1, breath));
      painter.set({ depth: layer.depth, glowing: Math.max(0, open) });
      for (let i = 0; i < layer.count; i += 1) {
        const azimuth = heading + ((i + (ring % 2) * 0.5) / layer.count) * circle;
        const uneven = 1 + 0.05 * Math.sin(i * 2.7 + ring * 1.9 + heading);
        painter.set({
          shape: [lean * uneven, radians(layer.bend), layer.length * size * uneven, layer.width * size],
          pose: [azimuth, layer.root * size, 0.02 * ring * size, layer.cup],
        });
        petalGrid();
      }
    }
    painter.set({
      heart: [1.0, 0.62, 0.16],
      tip: [1.0, 0.86, 0.5],
      depth: 1.5,
      glowing: 1.4 * Math.max(0, open),
    });
    for (let i = 0; i < 34; i += 1) {
      const out = (i % 3) / 3;
      painter.set({
        shape: [
          radians(8 + 34 * out) * Math.max(0, breath),
          radians(-30 - 20 * out),
          (0.3 + 0.05 * out) * size,
          0.016 * size,
        ],
        pose: [heading + i * 2.39996, (0.02 + 0.06 * out) * size, 0.06 * size, 0.2],
      });
      petalGrid();
    }
  }

  function drawLilies(turn: number, flip: number): void {
    painter.use(petal, { ...view, flip, mirrored: mirrored ?? unbounded });
    for (const each of lilies) drawLily(each, turn);
  }

  function drawGlows(turn: number, flip: number): void {
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    gl.depthMask(false);
    painter.use(glow, { ...view, flip, mirrored: mirrored ?? unbounded });
    for (const { x, y, z, size, color, moment, cycles } of glows) {
      const place = [
        x + 0.35 * wave(turn, moment, cycles[0]),
        y + 0.14 * wave(turn, moment + 0.3, cycles[1]),
        z + 0.2 * wave(turn, moment + 0.6, cycles[2]),
      ];
      const strength = 0.34 + 0.26 * wave(turn, moment * 3.7);
      const high = size * 3.2;
      painter.set({
        place,
        reach: [high / (camera.slope * camera.aspect), high / camera.slope],
        tint: [...color, strength],
      });
      sheet();
    }
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  return (turn) => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.enable(gl.DEPTH_TEST);
    gl.bindFramebuffer(gl.FRAMEBUFFER, mirror.into);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    drawPads(turn, mirrored ? softImage : image);
    drawLilies(turn, -1);
    drawGlows(turn, -1);

    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.bindTexture(gl.TEXTURE_2D, mirror.texture);
    gl.depthMask(false);
    const { right, up, forward } = camera;
    const lens = [camera.slope * camera.aspect, camera.slope];
    // A ring that is not there lies where nobody sees it.
    const drops = Array.from({ length: room }, (_, i) => rings[i]).flatMap((ring) =>
      ring ? [ring.x, ring.z, ring.start, 0] : [0, 999, 0, 0],
    );
    painter.use(water, {
      eye: camera.eye,
      frame,
      right,
      up,
      forward,
      lens,
      turn,
      waves,
      rings: drops,
      pools,
      mood,
    });
    sheet();
    gl.depthMask(true);
    drawPads(turn, upright);
    drawLilies(turn, 1);
    drawGlows(turn, 1);
  };
}
