import { company } from 'shared-content/content';
import { site, styled } from 'shared-content/ui';

// As wide as the content, and half sunk, yet every letter is complete.
const Water = styled('div')({
  // The name is 6.91 times as wide as it is high.
  fontSize: `min(calc((100vw - 2 * ${site.scale.gutter}) / 6.91), 196px)`,
  height: '1.16em',
  overflow: 'clip',
  textAlign: 'center',
  userSelect: 'none',
  '& span': {
    display: 'block',
    lineHeight: 1.16,
    // Compensates the last letter's tracking, which pushes the word to the right.
    textIndent: '-0.05em',
    fontWeight: 700,
    letterSpacing: '-0.05em',
    whiteSpace: 'nowrap',
    color: 'transparent',
    backgroundImage: `linear-gradient(180deg, #9af0dc6b 10%, #3fd6b424 76%, #3fd6b400 98%)`,
    backgroundClip: 'text',
  },
  // It shows only below pages with water.
  'main:not(:has([data-scenery])) + footer &': { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
});

/** The company's name, half sunk: decoration that closes the pages with water. */
export function WaterLine() {
  return (
    <Water aria-hidden="true">
      <span>{company.name}</span>
    </Water>
  );
}
