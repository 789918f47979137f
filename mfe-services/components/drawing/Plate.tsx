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

interface PlateProps {
  /** 460 by 330 (with two and a half times the pixels). */
  src: string;
  className?: string;
}

/** A piece of the work beside a list of what it consists of: decoration. */
export const Plate = ({ src, className }: PlateProps) => (
  <Shot src={src} alt="" width={460} height={330} loading="lazy" decoding="async" className={className} />
);
