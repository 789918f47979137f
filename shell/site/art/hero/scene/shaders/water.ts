import { common } from './common';

export const waterVertex = `
in vec2 at;
void main() { gl_Position = vec4(at * 2.0 - 1.0, 0.999, 1.0); }
`;

/** Still water: a sum of small waves and a few rings, mirrored sky and lilies, the moon's path. */
export const waterFragment = `
${common}
uniform vec3 right, up, forward;
uniform vec2 lens;
uniform float turn;
uniform vec3 mood;
uniform vec4 waves[16];
uniform vec4 rings[4];
uniform vec4 pools[4];
uniform sampler2D mirrored;
out vec4 color;

const float circle = 6.2831853;

vec2 slopeAt(vec2 at, float far) {
  vec2 slope = vec2(0.0);
  at += 0.22 * vec2(sin(at.y * 0.9 + 1.3), sin(at.x * 0.7 + 0.4));
  for (int i = 0; i < 16; i++) {
    vec4 wave = waves[i];
    float damp = exp(-dot(wave.xy, wave.xy) * far * far * 0.0011);
    slope += wave.xy * wave.z * damp * cos(dot(wave.xy, at) + circle * (turn * wave.w) + float(i) * 2.4);
  }
  for (int i = 0; i < 4; i++) {
    float age = fract(turn - rings[i].z);
    vec2 off = at - rings[i].xy;
    float away = length(off) + 0.001;
    float front = 0.1 + age * 3.6;
    float band = away - front;
    float strength = smoothstep(0.0, 0.06, age) * pow(1.0 - age, 2.2);
    slope += off / away * 0.22 * strength * exp(-band * band * 9.0) * cos(band * 17.0);
  }
  return slope;
}

void main() {
  vec2 screen = (gl_FragCoord.xy / frame * 2.0 - 1.0) * lens;
  vec3 ray = normalize(forward + right * screen.x + up * screen.y);
  float far = eye.y / max(-ray.y, 0.02);
  vec3 at = eye + ray * far;
  vec2 slope = slopeAt(at.xz, far);
  vec3 normal = normalize(vec3(-slope.x, 1.0, -slope.y));

  vec3 bounced = reflect(ray, normal);
  bounced.y = abs(bounced.y);
  float facing = clamp(dot(-ray, normal), 0.0, 1.0);
  float fresnel = 0.05 + 0.95 * pow(1.0 - facing, 4.0);

  vec2 uv = gl_FragCoord.xy / frame;
  vec2 shift = vec2(slope.x * 0.22, slope.y * 0.34);
  vec4 image = vec4(0.0);
  for (int i = -4; i <= 4; i++) image += texture(mirrored, uv + shift * (1.0 + 0.04 * float(i)) + vec2(0.0, float(i) * 0.0011));
  image /= 9.0;
  vec3 seen = pow(image.rgb, vec3(2.2));

  vec3 deep = vec3(0.0016, 0.0065, 0.0105);
  vec3 shade = mix(deep, nightSky(bounced), fresnel) * mood;
  // The mirror image is stronger than physics has it: on dark water the eye expects it.
  shade = mix(shade, seen, image.a * clamp(fresnel * 1.5 + 0.22, 0.0, 0.85));
  float glint = pow(max(dot(bounced, moonWay), 0.0), 220.0);
  shade += moonLight * glint * 0.16;
  for (int i = 0; i < 4; i++) {
    float away = length((at.xz - pools[i].xy) * vec2(1.0, 1.15)) / pools[i].z;
    shade += vec3(0.020, 0.085, 0.078) * mood * pools[i].w * exp(-away * away * 1.6) * (0.75 + 3.0 * slope.x + 3.0 * slope.y);
  }
  shade = mix(shade, haze * mood, smoothstep(11.0, 34.0, far));
  color = vec4(toned(max(shade, 0.0), gl_FragCoord.xy), 1.0);
}
`;
