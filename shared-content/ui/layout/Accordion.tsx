import { site, text } from '../../theme';
import { styled } from '../styled';

interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

const Item = styled('details')({
  borderBottom: `1px solid ${site.palette.hairline}`,
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    minHeight: 64,
    paddingBlock: 16,
    transition: `color ${site.motion.hover}`,
  },
  '& summary:hover': { color: site.palette.jadeLight },
  '& summary::after': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    // The box is rotated by 45 degrees: without a margin its corner would extend past the hairline.
    marginRight: 3,
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${site.motion.hover}`,
  },
  '&[open] summary::after': { transform: 'translateY(2px) rotate(-135deg)' },
});

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
          <summary>
            <Question>{question}</Question>
          </summary>
          <Answer>{answer}</Answer>
        </Item>
      ))}
    </div>
  );
}
