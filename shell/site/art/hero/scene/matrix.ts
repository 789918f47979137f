export type Vec3 = readonly [number, number, number];
/** Column by column, as WebGL takes it. */
type Matrix = Float32Array;

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const normalize = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

function multiply(a: Matrix, b: Matrix): Matrix {
  const product = new Float32Array(16);
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) sum += (a[k * 4 + row] ?? 0) * (b[column * 4 + k] ?? 0);
      product[column * 4 + row] = sum;
    }
  }
  return product;
}

interface Camera {
  eye: Vec3;
  /** Unit vectors to the right, up and forward; the water shader casts its rays along them. */
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  /** Half the picture's height at distance 1. */
  slope: number;
  aspect: number;
  matrix: Matrix;
}

export function cameraAt(eye: Vec3, target: Vec3, degrees: number, aspect: number): Camera {
  const forward = normalize(minus(target, eye));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const slope = Math.tan((degrees * Math.PI) / 360);
  const [near, far] = [0.1, 80];
  const projection = new Float32Array(16);
  projection[0] = 1 / (slope * aspect);
  projection[5] = 1 / slope;
  projection[10] = (far + near) / (near - far);
  projection[11] = -1;
  projection[14] = (2 * far * near) / (near - far);
  // prettier-ignore
  const view = new Float32Array([
    right[0], up[0], -forward[0], 0,
    right[1], up[1], -forward[1], 0,
    right[2], up[2], -forward[2], 0,
    -dot(right, eye), -dot(up, eye), dot(forward, eye), 1,
  ]);
  return { eye, right, up, forward, slope, aspect, matrix: multiply(projection, view) };
}
