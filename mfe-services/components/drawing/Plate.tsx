import { pictureGround, site, styled } from 'shared-content/ui';

/** Least width in px. It is drawn 460 px wide with letters of 15 px, which would be smaller than 11 px below this. */
export const plateLeast = 338;

const Shot = styled('img')({
  width: '100%',
  height: 'auto',
  // On a tablet its letters would outgrow headings.
  '@media (min-width: 600px) and (max-width: 1199.95px)': { maxWidth: 460 },
  // On the narrowest phones it is cropped by a few pixels at both sides instead.
  minHeight: (plateLeast * 330) / 460,
  objectFit: 'cover',
  background: pictureGround(),
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.medium,
});

// Not a box: the plate's parent positions the picture itself.
const Choice = styled('picture')({ display: 'contents', '& > source': { display: 'none' } });

interface PlateProps {
  /** 460 by 330 (with two and a half times the pixels). */
  src: string;
  /** A larger drawing, 600 by 430, for half of a wide page: scaled up, the letters of `src` would outgrow headings. */
  large?: string;
  className?: string;
}

/** A picture of the work beside a list of its parts: decoration. */
export function Plate({ src, large, className }: PlateProps) {
  const shot = (
    <Shot src={src} alt="" width={460} height={330} loading="lazy" decoding="async" className={className} />
  );
  if (!large) return shot;
  return (
    <Choice>
      <source media="(min-width: 1200px)" srcSet={large} width={600} height={430} />
      {shot}
    </Choice>
  );
}
