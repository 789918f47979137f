import { company } from 'shared-content/content';
import { styled } from 'shared-content/ui';

const Water = styled('div')({
  height: 'clamp(50px, 12.4vw, 190px)',
  overflow: 'clip',
  textAlign: 'center',
  userSelect: 'none',
  '& span': {
    display: 'block',
    fontSize: 'clamp(52px, 13.4vw, 208px)',
    lineHeight: 1,
    fontWeight: 700,
    letterSpacing: '-0.05em',
    whiteSpace: 'nowrap',
    color: 'transparent',
    backgroundImage: `linear-gradient(180deg, rgba(154, 240, 220, 0.28), rgba(63, 214, 180, 0.02) 88%)`,
    backgroundClip: 'text',
  },
  '@media (forced-colors: active)': { display: 'none' },
});

/** The company's name, half sunk: decoration that closes the page. */
export function WaterLine() {
  return (
    <Water aria-hidden="true">
      <span>{company.name}</span>
    </Water>
  );
}
