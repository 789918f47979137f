import { site, styled } from 'shared-content/ui';

const Shot = styled('img')({
  width: '100%',
  height: 'auto',
  background: site.palette.overlay,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.medium,
});

interface PlateProps {
  /** 460 by 330 (with two and a half times the pixels). */
  src: string;
  className?: string;
}

/** A piece of the work beside a list of what it consists of: decoration, whole at every width. */
export const Plate = ({ src, className }: PlateProps) => (
  <Shot src={src} alt="" width={460} height={330} loading="lazy" decoding="async" className={className} />
);
