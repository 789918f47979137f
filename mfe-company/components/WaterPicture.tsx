import { Picture, site, styled } from 'shared-content/ui';

// In a narrow window, edge to edge below the text. Otherwise right of the text up to the window's edges, from behind
// the header down to the hero's water. It fades into the hero's dark background, so that no side looks framed.
const Sunk = styled('div')(({ theme }) => ({
  height: 'min(92vw, 460px)',
  marginInline: `calc(-1 * ${site.scale.gutter})`,
  maskImage: 'linear-gradient(transparent, #000 24% 70%, transparent)',
  '& picture': { display: 'block', height: '100%' },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    inset: `0 0 clamp(56px, 7vw, 96px) auto`,
    zIndex: -1,
    width: '60%',
    height: 'auto',
    marginInline: 0,
    maskImage:
      'linear-gradient(90deg, transparent, #0003 18%, #000 46% 82%, #0003), linear-gradient(#0006, #000 28% 64%, transparent)',
    maskComposite: 'intersect',
  },
}));
// The picture is higher than the text beside it, so the text keeps clear of the waterline.
const Room = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { minHeight: 460 },
}));

interface WaterPictureProps {
  small: string;
  large: string;
  /** Width of the larger file, in px; the smaller one is half as wide. */
  width: number;
  height: number;
}

/** The company's flower on its water, for the top of a page. */
export function WaterPicture({ small, large, width, height }: WaterPictureProps) {
  return (
    <Room>
      <Sunk>
        <Picture
          src={large}
          alt=""
          width={width}
          height={height}
          sources={[{ type: 'image/avif', srcSet: `${small} ${width / 2}w, ${large} ${width}w` }]}
          sizes="(min-width: 900px) 60vw, 143vw"
          loading="eager"
          fit="cover"
        />
      </Sunk>
    </Room>
  );
}
