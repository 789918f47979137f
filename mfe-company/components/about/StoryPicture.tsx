import { Picture, site, styled, text } from 'shared-content/ui';
import type { Stat } from 'shared-content/content';
import story480 from '../../assets/story-480.avif';
import story960 from '../../assets/story-960.avif';

const { palette, scale } = site;

// As high as the text beside it where the crop spares every face; otherwise aligned with the text's top.
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& picture': { display: 'block', overflow: 'clip', borderRadius: scale.radius.large },
  [theme.breakpoints.up('lg')]: {
    alignSelf: 'stretch',
    '& picture': { height: '100%' },
    '& img': { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' },
    '& img, & picture': { borderRadius: scale.radius.large },
  },
}));
const Badge = styled('p')({
  position: 'absolute',
  top: 16,
  left: 16,
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  padding: '8px 18px 10px',
  borderRadius: scale.radius.pill,
  // Text color, because a button's fill would look pressable.
  color: palette.text,
  background: `${palette.ink}e6`,
  '& span': { ...text('h2'), fontWeight: 650, color: palette.jade },
  '& b': { fontWeight: 550 },
});

/** The picture of the company's first office, with a badge of its age. */
export function StoryPicture({ badge, alt }: { badge: Stat; alt: string }) {
  return (
    <Frame>
      <Picture
        src={story960}
        alt={alt}
        width={960}
        height={720}
        sources={[{ type: 'image/avif', srcSet: `${story480} 480w, ${story960} 960w` }]}
        sizes="(min-width: 1280px) 470px, (min-width: 900px) 38vw, 92vw"
      />
      <Badge>
        <span>{badge.number}</span> <b>{badge.label}</b>
      </Badge>
    </Frame>
  );
}
