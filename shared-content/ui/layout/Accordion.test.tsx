import { renderWithKit } from '../../testing';
import { Accordion } from './Accordion';

const items = [
  { question: 'First?', answer: 'One.' },
  { question: 'Second?', answer: 'Two.' },
];

describe('Accordion', () => {
  it('opens one item at a time, and starts with all closed', () => {
    const { container } = renderWithKit(<Accordion name="faq" items={items} />);
    const details = [...container.querySelectorAll('details')];
    expect(details).toHaveLength(2);
    for (const item of details) {
      expect(item).toHaveAttribute('name', 'faq');
      expect(item.open).toBe(false);
      expect(item.querySelector('summary h3')).not.toBeNull();
    }
  });
});
