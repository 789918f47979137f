import { Container, Eyebrow, Lead, Section, text, styled } from 'shared-content/ui';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServiceBlock, ServicePageContent } from '../../content/service.contract';

const Title = styled('h1')(text('h1'));

/** The component that a block names. */
const getPiece = (block: ServiceBlock): string => {
  if ('Band' in block && block.Band) return block.Band.name;
  if ('View' in block) return block.View.name;
  return 'Look' in block ? block.Look.name : block.kind;
};

/** Each block look of the given pages once, with a page that has it. */
export function getPieces(pages: readonly ServicePageContent[]) {
  const all = pages.flatMap((page) =>
    page.blocks.map((block) => [getPiece(block), { block, page }] as const),
  );
  return new Map(all.toReversed());
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
      {[...getPieces(pages)].map(([name, { block, page }]) => (
        <div key={name} id={name}>
          <Container>
            <Eyebrow accent={page.entry.accent}>{`${name}, from ${page.entry.name}`}</Eyebrow>
          </Container>
          <ServiceBlocks blocks={[block]} accent={page.entry.accent} />
        </div>
      ))}
    </>
  );
}
