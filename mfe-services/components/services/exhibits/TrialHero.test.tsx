import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-content/testing';
import type { ExhibitViewProps, Trial } from '../../../content/exhibit.contract';
import { TrialHero } from './TrialHero';

const quiz = {
  question: 'The answer never came. Press again?',
  options: [
    { label: 'With the key', outcome: 'One shipment', text: 'Answered from memory.', good: true, part: 1 },
    { label: 'Without a key', outcome: 'Two shipments', text: 'Two riders come.', good: false, stop: 2 },
  ],
} as const;
const hero = {
  title: 'Answered once',
  lead: 'A key for each order.',
  scene: { wide: 'wide.avif', wide2x: 'wide-2x.avif', tall: 'tall.avif', tallHeight: 400 },
};
const trial: Trial = {
  title: 'One shipment',
  quiz,
  choicePicture: {
    kind: 'log',
    logs: [
      { lines: ['201 Created'], good: true },
      { lines: ['201'], good: false },
    ],
  },
  View: ({ exhibit }: ExhibitViewProps<'bars'>) => <p>{exhibit.unit}</p>,
  exhibit: { kind: 'bars', unit: 'The exhibit', total: 1, bars: [] },
};

describe('a trial', () => {
  it('uses native radio buttons, the first checked, with arrow keys', async () => {
    renderWithKit(<TrialHero {...hero} trial={trial} />);
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
      <TrialHero {...hero} trial={{ ...trial, quiz: { ...quiz, start: 1 } }} />,
    );
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Without a key');
    expect(container.querySelector('[start]')).toBeNull();
  });

  it('contains every outcome with its choice, and the exhibit below', () => {
    renderWithKit(<TrialHero {...hero} trial={trial} />);
    expect(screen.getByText('Two riders come.')).toBeInTheDocument();
    expect(screen.getByText('Without a key:')).toBeInTheDocument();
    expect(screen.getByText('The exhibit')).toBeInTheDocument();
  });
});
