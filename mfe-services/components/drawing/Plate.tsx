import { site, styled } from 'shared-content/ui';

/** Drawn 460 px wide, with letters of 15 px: narrower than this they would be smaller than 11 px. */
export const plateLeast = 338;

/** Where a plate across the window would outgrow its words, and a column beside them has room for it. */
export const onTablet = '@media (min-width: 720px) and (max-width: 899.95px)';

const Shot = styled('img')({
  width: '100%',
  height: 'auto',
  // On the narrowest phones it loses a few pixels at both sides instead.
  minHeight: (plateLeast * 330) / 460,
  objectFit: 'cover',
  background: site.palette.overlay,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.medium,
});

// Not a box: whatever holds the plate places the picture itself.
const Choice = styled('picture')({ display: 'contents', '& > source': { display: 'none' } });

interface PlateProps {
  /** 460 by 330 (with two and a half times the pixels). */
  src: string;
  /** More of the same, 600 by 430, where half of the page is as wide: enlarged, the letters of `src` would outgrow the headings. */
  large?: string;
  className?: string;
}

/** A piece of the work beside a list of what it consists of: decoration. */
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
