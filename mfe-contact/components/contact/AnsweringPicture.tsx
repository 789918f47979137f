import { Picture, site, styled, text } from 'shared-content/ui';
import answering480 from '../../assets/answering-480.avif';
import answering960 from '../../assets/answering-960.avif';
import { contactIntro } from '../../content/contactIntro';

const Figure = styled('figure')({ '& img': { borderRadius: site.scale.radius.large } });
const Caption = styled('figcaption')({
  ...text('small'),
  marginTop: 12,
  color: site.palette.muted,
  '& b': { color: site.palette.text, fontWeight: 550 },
});

/** The person who reads the messages, at her desk, with her answer. */
export function AnsweringPicture() {
  const { name, role, picture } = contactIntro.answers;
  return (
    <Figure>
      <Picture
        src={answering960}
        alt={picture}
        width={800}
        height={970}
        sources={[{ type: 'image/avif', srcSet: `${answering480} 480w, ${answering960} 960w` }]}
        sizes="(min-width: 1280px) 470px, (min-width: 900px) 38vw, (min-width: 600px) 50vw, 92vw"
      />
      <Caption>
        <b>{name}</b>, {role}
      </Caption>
    </Figure>
  );
}
