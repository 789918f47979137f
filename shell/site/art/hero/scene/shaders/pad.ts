import { common } from './common';

/** A disc with a notch, its rim a little wavy and lifted off the water. */
export const padVertex = `
in vec2 at;
uniform mat4 camera;
uniform vec4 pad;
uniform vec2 tilt;
uniform float flip;
out vec3 world, normal;
out vec2 leaf;

const float notch = 0.34;

vec3 point(float r, float t) {
  float angle = pad.w + notch * 0.5 * (1.0 - 0.5 * r) + t * (6.2831853 - notch * (1.0 - 0.5 * r));
  float edge = 1.0 + 0.018 * sin(angle * 5.0 + pad.w) + 0.012 * sin(angle * 9.0 + 2.0 * pad.w);
  float high = 0.018 + 0.05 * pow(r, 7.0) * (1.0 + 0.6 * sin(angle * 3.0 + pad.w)) - 0.012 * r * r;
  vec2 flat_ = vec2(cos(angle), sin(angle)) * r * edge * pad.z;
  return vec3(pad.x + flat_.x, high * pad.z + dot(flat_, tilt), pad.y + flat_.y);
}

void main() {
  float r = pow(at.x, 0.7), t = at.y;
  vec3 here = point(r, t);
  vec3 outward = point(r + 0.004, t) - point(max(r - 0.004, 0.0), t);
  vec3 around = point(r + 0.001, t + 0.002) - point(r + 0.001, t - 0.002);
  normal = normalize(cross(around, outward));
  world = here;
  leaf = vec2(r, t);
  gl_Position = camera * vec4(here * vec3(1.0, flip, 1.0), 1.0);
}
`;

export const padFragment = `
${common}
uniform vec4 pools[4];
uniform float flip;
in vec3 world, normal;
in vec2 leaf;
out vec4 color;

void main() {
  vec3 seen = normalize(eye * vec3(1.0, flip, 1.0) - world);
  vec3 n = normalize(normal);
  if (n.y < 0.0) n = -n;
  float r = leaf.x, t = leaf.y;

  float spokes = abs(fract(t * 17.0 + 0.5) - 0.5) / 17.0 * r * 6.28;
  float vein = smoothstep(0.022, 0.0, spokes) * smoothstep(0.02, 0.25, r) * (1.0 - smoothstep(0.75, 0.98, r));
  vec3 skin = mix(vec3(0.018, 0.125, 0.095), vec3(0.008, 0.062, 0.054), smoothstep(0.1, 0.95, r));
  skin += vec3(0.030, 0.085, 0.066) * vein * 0.55;
  skin = mix(skin, vec3(0.13, 0.075, 0.085), smoothstep(0.955, 1.0, r) * 0.75);
  n = normalize(n + vec3(sin(t * 107.0), 0.0, cos(t * 107.0)) * 0.05 * r);

  vec3 light = moonLight * 0.85 * max(dot(n, moonWay), 0.0) + vec3(0.05, 0.09, 0.11);
  vec3 shade = skin * light * 1.1;
  vec3 bounced = reflect(-seen, n);
  float fresnel = 0.03 + 0.6 * pow(1.0 - max(dot(n, seen), 0.0), 5.0);
  shade += nightSky(vec3(bounced.x, abs(bounced.y), bounced.z)) * fresnel * 0.5;
  shade += moonLight * 0.035 * pow(max(dot(bounced, moonWay), 0.0), 22.0);
  for (int i = 0; i < 4; i++) {
    float away = length(world.xz - pools[i].xy) / (pools[i].z * 0.55);
    shade += vec3(1.0, 0.66, 0.5) * 0.04 * pools[i].w * exp(-away * away * 3.0) * (0.3 + r);
    // The flower's own shadow on the pad under it.
    shade *= 1.0 - 0.55 * exp(-away * away * 26.0);
  }
  float far = length(eye * vec3(1.0, flip, 1.0) - world);
  shade = mix(shade, haze, smoothstep(11.0, 34.0, far));
  // Seen in the water, a pad shows its dark underside.
  if (flip < 0.0) shade = vec3(0.004, 0.010, 0.011);
  color = vec4(toned(shade, gl_FragCoord.xy), 1.0);
}
`;
