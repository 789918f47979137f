import { Container, Eyebrow, Lead, Section, text, styled } from 'shared-content/ui';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServiceBlock, ServicePageContent } from '../../content/service.contract';

const Title = styled('h1')(text('h1'));

/** The components that a block names. */
const getNames = (block: ServiceBlock): readonly string[] => {
  if ('Band' in block && block.Band) return [block.Band.name];
  if ('View' in block) return [block.View, block.Machine].flatMap((part) => part?.name ?? []);
  return ['Look' in block ? block.Look.name : block.kind];
};

/** Each block with the names that no block before it has, if there are any. */
export function getPieces(pages: readonly ServicePageContent[]) {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => page.blocks.map((block) => ({ page, block, names: getNames(block) })))
    .map((piece) => ({ ...piece, names: piece.names.filter((name) => !seen.has(name) && seen.add(name)) }))
    .filter(({ names }) => names.length > 0);
}

/** Shows authors of a service page its building blocks. Mounted at /services/kit, only by dev servers. */
export function PiecesPage({ pages }: { pages: readonly ServicePageContent[] }) {
  return (
    <>
      <Section>
        <Title tabIndex={-1}>The pieces of service pages</Title>
        <Lead>
          Every look that a block can name, as the first page has it that does. The kit’s own stand at /kit.
        </Lead>
      </Section>
      {getPieces(pages).map(({ names, block, page }) => (
        <div key={names[0]}>
          <Container>
            {names.map((name) => (
              <Eyebrow key={name} id={name} accent={page.entry.accent}>
                {`${name}, from ${page.entry.name}`}
              </Eyebrow>
            ))}
          </Container>
          <ServiceBlocks blocks={[block]} accent={page.entry.accent} />
        </div>
      ))}
    </>
  );
}
