import { site, text } from '../../theme';
import { styled } from '../styled';
import { chevron } from './chevron';

interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

const Item = styled('details')({ borderBottom: `1px solid ${site.palette.hairline}` });
const Summary = styled('summary')({ ...chevron, minHeight: 64, paddingBlock: 16 });

const Question = styled('h3')(text('h3'));
const Answer = styled('p')({ color: site.palette.muted, maxWidth: site.scale.prose, paddingBottom: 24 });

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Shared name of the `details`, unique on the page. It makes them exclusive natively, so they work without JavaScript. */
  name: string;
}

/** Questions of which at most one is open; the open one can be closed, too. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Item key={question} name={name}>
          <Summary>
            <Question>{question}</Question>
          </Summary>
          <Answer>{answer}</Answer>
        </Item>
      ))}
    </div>
  );
}
