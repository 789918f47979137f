import { Picture } from 'shared-content/ui';
import poster1600 from '../../assets/hero/poster-1600.avif';
import poster1600Webp from '../../assets/hero/poster-1600.webp';
import poster800 from '../../assets/hero/poster-800.avif';

/** A responsive picture in several widths. */
export function KitPicture() {
  return (
    <Picture
      src={poster1600Webp}
      alt="Picture"
      width={1600}
      height={900}
      sources={[{ type: 'image/avif', srcSet: `${poster800} 800w, ${poster1600} 1600w` }]}
      sizes="(min-width: 900px) 40vw, 92vw"
    />
  );
}
