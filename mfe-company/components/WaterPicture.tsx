import { Picture, styled } from 'shared-content/ui';

// All four edges sink into the page's night: no frame, no seam, and the water's line cuts nothing.
const Sunk = styled('div')({
  marginInline: '-8%',
  maskImage:
    'linear-gradient(90deg, transparent, #000 24% 76%, transparent), linear-gradient(transparent, #000 26% 74%, transparent)',
  maskComposite: 'intersect',
});

interface WaterPictureProps {
  small: string;
  large: string;
  /** Of the larger file; the smaller is half as wide. */
  width: number;
  height: number;
  sizes: string;
}

/** The company's flower on its water, for a first screen. */
export function WaterPicture({ small, large, width, height, sizes }: WaterPictureProps) {
  return (
    <Sunk>
      <Picture
        src={large}
        alt=""
        width={width}
        height={height}
        sources={[{ type: 'image/avif', srcSet: `${small} ${width / 2}w, ${large} ${width}w` }]}
        sizes={sizes}
        loading="eager"
      />
    </Sunk>
  );
}
