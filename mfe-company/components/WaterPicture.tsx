import { Picture, styled } from 'shared-content/ui';

// Its edges sink into the page's night: no frame, no seam.
const Sunk = styled('div')({
  marginInline: '-8%',
  maskImage: 'radial-gradient(50% 50% at 50% 50%, #000 46%, transparent)',
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
