/** A drifting light: a soft disc that adds to what is behind it. */
export const glowVertex = `
in vec2 at;
uniform mat4 camera;
uniform vec3 place;
uniform vec2 reach;
uniform float flip;
uniform float mirrored;
out vec2 disc;
out float image;
void main() {
  disc = at * 2.0 - 1.0;
  image = flip < 0.0 ? 1.0 - smoothstep(0.0, mirrored, place.y) : 1.0;
  vec4 middle = camera * vec4(place * vec3(1.0, flip, 1.0), 1.0);
  gl_Position = middle + vec4(disc * reach, 0.0, 0.0);
}
`;

export const glowFragment = `
uniform vec4 tint;
in vec2 disc;
in float image;
out vec4 color;
void main() {
  float away = length(disc);
  float core = exp(-away * away * 34.0);
  float halo = exp(-away * away * 5.0) * smoothstep(1.0, 0.6, away) * 0.28;
  float sum = (core + halo) * tint.a * image;
  color = vec4(tint.rgb * sum + vec3(core * core) * 0.35 * tint.a * image, sum);
}
`;
