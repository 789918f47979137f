import { common } from './common';

/** One grid becomes a petal: it leans out by \`lean\`, bends by \`bend\` on its way and is cupped across. */
export const petalVertex = `
in vec2 at;
uniform mat4 camera;
uniform vec3 place;
uniform vec4 shape;
uniform vec4 pose;
uniform float flip;
out vec3 world, normal;
out vec2 leaf;

vec3 petal(float u, float v) {
  float lean = shape.x, bend = shape.y, length = shape.z, width = shape.w;
  float angle = lean + bend * u;
  float out_ = length / bend * (cos(lean) - cos(angle));
  float high = length / bend * (sin(angle) - sin(lean));
  float half_ = width * 1.72 * pow(u, 0.62) * pow(1.0 - u, 0.58);
  float cup = pose.w * v * v * half_;
  out_ += -cos(angle) * cup;
  high += sin(angle) * cup;
  vec2 way = vec2(cos(pose.x), sin(pose.x));
  vec2 flat_ = way * (pose.y + out_) + vec2(-way.y, way.x) * v * half_;
  return vec3(flat_.x, high + pose.z, flat_.y);
}

void main() {
  float u = mix(0.004, 0.996, at.x), v = at.y * 2.0 - 1.0;
  vec3 here = petal(u, v);
  vec3 along = petal(u + 0.003, v) - petal(u - 0.003, v);
  vec3 across = petal(u, v + 0.02) - petal(u, v - 0.02);
  normal = normalize(cross(along, across));
  world = here + place;
  leaf = vec2(u, v);
  gl_Position = camera * vec4(world * vec3(1.0, flip, 1.0), 1.0);
}
`;

export const petalFragment = `
${common}
uniform vec3 heart, tip;
uniform float depth;
uniform float glowing;
uniform float flip;
uniform float mirrored;
in vec3 world, normal;
in vec2 leaf;
out vec4 color;

void main() {
  vec3 seen = normalize(eye * vec3(1.0, flip, 1.0) - world);
  vec3 n = normalize(normal);
  float side = sign(dot(n, seen));
  n *= side;
  float u = leaf.x, v = leaf.y;

  vec3 skin = mix(heart, tip, pow(smoothstep(0.12, 1.08, u + 0.14 * v * v), 2.0));
  float vein = 0.5 + 0.5 * cos(v * 30.0);
  skin *= 0.9 + 0.1 * vein * (1.0 - 0.6 * u);

  float straight = max(dot(n, moonWay), 0.0);
  float through = max(dot(-n, moonWay), 0.0);
  vec3 white = vec3(0.90, 0.97, 1.0);
  float edge = pow(abs(v), 3.0);
  vec3 light = white * (1.5 * straight + through * (0.13 + 0.8 * edge * u + 0.75 * pow(u, 4.0)) * vec3(1.0, 0.66, 0.78));
  light += vec3(0.050, 0.085, 0.11) * (0.55 + 0.45 * n.y);
  light += vec3(0.02, 0.16, 0.13) * max(dot(n, normalize(vec3(-0.7, 0.1, 0.6))), 0.0);
  light *= mix(0.12, 1.0, smoothstep(0.0, 0.75, u)) * depth;
  // The lamp in the heart of the flower.
  light += vec3(1.0, 0.72, 0.36) * 0.42 * exp(-u * 3.6) * glowing;

  vec3 shade = skin * light;
  float rim = pow(1.0 - max(dot(n, seen), 0.0), 3.0);
  shade += vec3(0.25, 0.60, 0.56) * rim * 0.22 * u;
  shade += skin * glowing * 0.02;
  if (world.y < 0.0) discard;
  float image = flip < 0.0 ? 1.0 - smoothstep(0.0, mirrored, world.y) : 1.0;
  color = vec4(toned(shade, gl_FragCoord.xy), image);
}
`;
