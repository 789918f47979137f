import { HomeFilm, HomeSignUp } from './HomeParts';
import { KeptElement, type KeptTag, getKeptPage } from './KeptPart';
import { AnnouncedPage } from './arrival';

/** Home with the markup of its document, block by block; sign-up and film alone are live. Rendered in a `LivePart`. */
export function KeptHome() {
  const { title, blocks } = getKeptPage();
  return (
    <AnnouncedPage path="/" title={title}>
      {blocks.map((block, index) => (
        <KeptElement key={index} as={block.tag as KeptTag} kept={block} />
      ))}
      <HomeSignUp />
      <HomeFilm />
    </AnnouncedPage>
  );
}
