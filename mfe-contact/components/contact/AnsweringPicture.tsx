import { Picture, site, styled, text } from 'shared-content/ui';
import answering400 from '../../assets/answering-400.avif';
import answering800 from '../../assets/answering-800.avif';
import { contactIntro } from '../../content/contactIntro';

// Where there is room beside the form; on a phone her face stands by the direct lines.
const Figure = styled('figure')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', marginTop: 48 },
  '& picture': { display: 'block', overflow: 'clip', borderRadius: site.scale.radius.large },
}));
const Caption = styled('figcaption')({
  ...text('small'),
  marginTop: 12,
  color: site.palette.muted,
  '& b': { color: site.palette.text, fontWeight: 550 },
});

/** Who reads the messages, at her desk. */
export function AnsweringPicture() {
  const { name, role } = contactIntro.answers;
  return (
    <Figure>
      <Picture
        src={answering800}
        alt=""
        width={800}
        height={640}
        sources={[{ type: 'image/avif', srcSet: `${answering400} 400w, ${answering800} 800w` }]}
        sizes="(min-width: 1280px) 440px, 38vw"
      />
      <Caption>
        <b>{name}</b>, {role}
      </Caption>
    </Figure>
  );
}
