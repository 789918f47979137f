import {
  Children,
  type ComponentType,
  Fragment,
  type ReactElement,
  type ReactNode,
  isValidElement,
} from 'react';
import { servicePath } from 'shared-content/content';
import { BelowFold, Container, Eyebrow, Lead, Section, styled, text, TextLink } from 'shared-content/ui';
import { SceneHero } from '../../components/drawing/SceneHero';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServiceBlock, ServicePageContent } from '../../content/service.contract';

const Title = styled('h1')(text('h1'));

interface Piece {
  /** The components that it shows, with their looks. */
  readonly names: readonly string[];
  readonly element: ReactNode;
}

const getNames = (block: ServiceBlock): readonly string[] => {
  if ('Band' in block && block.Band) return [block.Band.name];
  if ('View' in block) return [block.View, block.Machine].flatMap((part) => part?.name ?? []);
  return [('Look' in block && block.Look?.name) || block.kind];
};

const getBlocks = ({ blocks, entry }: ServicePageContent): readonly Piece[] =>
  blocks.map((block) => ({
    names: getNames(block),
    element: <ServiceBlocks blocks={[block]} accent={entry.accent} />,
  }));

type Part = ReactElement<{ children?: ReactNode; look?: string; Layout?: ComponentType }, ComponentType>;

const getChildren = (element: ReactNode): readonly Part[] =>
  Children.toArray(element).filter((child): child is Part => isValidElement(child));

/** The parts of a page that is written as a component, below its hero: what it returns, taken apart. */
const getParts = (Page: ComponentType): readonly Piece[] =>
  getChildren((Page as () => Part)().props.children)
    .filter(({ type }) => type !== SceneHero)
    .flatMap((part) => (part.type === BelowFold ? getChildren(part.props.children) : part))
    // Two pieces may be one block of their page.
    .flatMap((part) => ((part.type as unknown) === 'div' ? getChildren(part.props.children) : part))
    .map((part) => ({
      names: [[part.type.name, part.props.Layout?.name ?? part.props.look].filter(Boolean).join('-')],
      element: part,
    }));

/** The pieces with a name that no piece before them has. */
function getPieces(services: readonly ServicePageContent[], pages: readonly ComponentType[]) {
  const seen = new Set<string>();
  return [...services.flatMap(getBlocks), ...pages.flatMap(getParts)]
    .map((piece) => ({ ...piece, names: piece.names.filter((name) => !seen.has(name) && seen.add(name)) }))
    .filter(({ names }) => names.length > 0);
}

/** The arrangements of service pages, each with the services that it shows. */
const getViews = (services: readonly ServicePageContent[]) =>
  [...new Set(services.map(({ View }) => View))].map((View) => ({
    name: View.name,
    shown: services.filter((content) => content.View === View).map(({ entry }) => entry),
  }));

interface PiecesPageProps {
  services: readonly ServicePageContent[];
  /** The pages of industries and products. */
  pages: readonly ComponentType[];
}

/** Shows authors of this section's pages their building blocks. Mounted at /services/kit, only by dev servers. */
export function PiecesPage({ services, pages }: PiecesPageProps) {
  return (
    <>
      <Section>
        <Title tabIndex={-1}>The pieces of service and industry pages</Title>
        <Lead>
          Every arrangement of a page, and every look that a page can name, as the first page has it that
          does. The kit’s own stand at /kit.
        </Lead>
        <ul>
          {getViews(services).map(({ name, shown }) => (
            <li key={name} id={name}>
              {name}:{' '}
              {shown.map((entry) => (
                <Fragment key={entry.slug}>
                  <TextLink to={servicePath(entry)}>{entry.name}</TextLink>{' '}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </Section>
      {getPieces(services, pages).map(({ names, element }) => (
        <div key={names[0]}>
          <Container>
            {names.map((name) => (
              <Eyebrow key={name} id={name}>
                {name}
              </Eyebrow>
            ))}
          </Container>
          {element}
        </div>
      ))}
    </>
  );
}
