/** What every surface of the scene sees: the moon, the night sky, and how the picture is toned. */
export const common = `
uniform vec3 eye;
uniform vec2 frame;
uniform float dusk;

const vec3 moonWay = normalize(vec3(0.36, 0.34, -0.86));
const vec3 haze = vec3(0.010, 0.034, 0.043);
const vec3 moonLight = vec3(0.64, 0.97, 0.98);

vec3 nightSky(vec3 way) {
  float height = clamp(way.y, 0.0, 1.0);
  vec3 low = vec3(0.016, 0.062, 0.076);
  vec3 high = vec3(0.005, 0.012, 0.022);
  vec3 color = mix(low, high, pow(height, 0.55));
  float moon = max(dot(way, moonWay), 0.0);
  color += moonLight * (0.008 * pow(moon, 7.0) + 0.026 * pow(moon, 110.0));
  // A breath of lily pink low on the right, so that the jade has something to answer.
  color += vec3(0.16, 0.035, 0.075) * pow(max(dot(way, normalize(vec3(0.95, 0.16, -0.35))), 0.0), 9.0);
  return color;
}

vec3 toned(vec3 color, vec2 pixel) {
  vec2 at = pixel / frame;
  float left = smoothstep(0.62, 0.05, at.x);
  color *= mix(0.82, dusk, left);
  float corner = length((at - vec2(0.6, 0.5)) * vec2(1.0, 0.8));
  color *= 1.0 - 0.55 * smoothstep(0.35, 0.85, corner);
  color = color * (2.51 * color + 0.03) / (color * (2.43 * color + 0.59) + 0.14);
  color = pow(color, vec3(1.0 / 2.2));
  // Never darker than the page, so that the picture ends without an edge.
  const vec3 ink = vec3(7.0, 13.0, 20.0) / 255.0;
  return ink + color * (1.0 - ink);
}
`;
