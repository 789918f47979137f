import { adapt } from '../kit/adapt';
import type { SceneDrawing } from '../kit/SceneDrawing';
import { team } from './team';

// On a light background there is no glow, and shadows only fall down: wider ones would be cut off straight.
const daylight =
  '<style>.glow{display:none}.stage>.abs{box-shadow:0 14px 20px -16px rgba(23,34,43,.55)!important}</style>';

/** The stand-up on the light band of /services. */
export const teamOnPaper: SceneDrawing = {
  slug: 'team-on-paper',
  color: team.color,
  wide: () => daylight + adapt(team.wide(), { 'class="p14 c g8"': 'class="c g8" style="padding:14px 22px"' }),
  tall: () => daylight + team.tall(),
  // Room for the lower shadow.
  tallHeight: 450,
};
