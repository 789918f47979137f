import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-content/testing';
import { Quiz } from './Quiz';

const quiz = {
  question: 'The answer never came. Press again?',
  options: [
    { label: 'With the key', outcome: 'One shipment', text: 'Answered from memory.', good: true, part: 1 },
    { label: 'Without a key', outcome: 'Two shipments', text: 'Two riders come.', good: false, stop: 2 },
  ],
} as const;

describe('a quiz', () => {
  it('uses native radio buttons, the first checked, with arrow keys', async () => {
    renderWithKit(
      <Quiz quiz={quiz} id="t" accent="jade">
        <p data-step="1">A part</p>
      </Quiz>,
    );
    expect(screen.getByRole('group', { name: quiz.question })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('radio');
    expect(first).toBeChecked();
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toBeChecked();
  });

  it('starts with the option that its content names', () => {
    const { container } = renderWithKit(
      <Quiz quiz={{ ...quiz, start: 1 }} id="t" accent="jade">
        <p>The exhibit</p>
      </Quiz>,
    );
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Without a key');
    expect(container.querySelector('[start]')).toBeNull();
  });

  it('contains every outcome with its choice, and the exhibit below', () => {
    renderWithKit(
      <Quiz quiz={quiz} id="t" accent="jade">
        <p>The exhibit</p>
      </Quiz>,
    );
    expect(screen.getByText('Two riders come.')).toBeInTheDocument();
    expect(screen.getByText('Without a key:')).toBeInTheDocument();
    expect(screen.getByText('The exhibit')).toBeInTheDocument();
  });
});
