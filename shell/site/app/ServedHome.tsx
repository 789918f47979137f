import { HomeFilm } from './HomeFilm';
import { HomeSignUp } from './HomeSignUp';
import { ServedElement, type ServedTag, servedPage } from './ServedPart';
import { PageMark } from './arrival';

/** Home with the markup of its document, block by block; sign-up and film alone are live. Rendered in a `LivePart`. */
export function ServedHome() {
  const { title, blocks } = servedPage();
  return (
    <PageMark path="/" title={title}>
      {blocks.map((block, index) => (
        <ServedElement key={index} as={block.tag as ServedTag} served={block} />
      ))}
      <HomeSignUp />
      <HomeFilm />
    </PageMark>
  );
}
