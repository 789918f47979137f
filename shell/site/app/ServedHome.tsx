import { HomeFilm } from './HomeFilm';
import { HomeSignUp } from './HomeSignUp';
import { ServedElement, type ServedTag, servedPage } from './ServedPart';
import { PageMark } from './arrival';

/** Home as its document brought it, block by block, but for what lives at its end and its film; within its `LivePart`. */
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
