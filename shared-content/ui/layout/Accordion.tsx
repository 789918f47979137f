import { site, text } from '../../theme';
import { styled } from '../styled';

/** Styles of a `summary` with a chevron at its end, which turns over while its `details` is open. */
export const chevron = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  transition: `color ${site.motion.hover}`,
  '&:hover': { color: site.palette.jadeLight },
  '&::after': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    // The box is rotated by 45 degrees: without a margin its corner would extend past a hairline.
    marginRight: 3,
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${site.motion.hover}`,
  },
  '[open] > &::after': { transform: 'translateY(2px) rotate(-135deg)' },
} as const;

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
