import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-content/testing';
import { Trial } from './Trial';

const trial = {
  question: 'The answer never came. Press again?',
  options: [
    { label: 'With the key', outcome: 'One shipment', text: 'Answered from memory.', good: true, part: 1 },
    { label: 'Without a key', outcome: 'Two shipments', text: 'Two riders come.', good: false, stop: 2 },
  ],
} as const;

describe('a question box', () => {
  it('uses native radio buttons, the first checked, with arrow keys', async () => {
    renderWithKit(
      <Trial trial={trial} id="t" accent="jade">
        <p data-step="1">A part</p>
      </Trial>,
    );
    expect(screen.getByRole('group', { name: trial.question })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('radio');
    expect(first).toBeChecked();
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toBeChecked();
  });

  it('starts with the option that its content names', () => {
    renderWithKit(
      <Trial trial={{ ...trial, start: 1 }} id="t" accent="jade">
        <p>The exhibit</p>
      </Trial>,
    );
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Without a key');
  });

  it('contains every outcome with its choice, and the exhibit below', () => {
    renderWithKit(
      <Trial trial={trial} id="t" accent="jade">
        <p>The exhibit</p>
      </Trial>,
    );
    expect(screen.getByText('Two riders come.')).toBeInTheDocument();
    expect(screen.getByText('Without a key:')).toBeInTheDocument();
    expect(screen.getByText('The exhibit')).toBeInTheDocument();
  });
});
