import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { useLocation } from 'shared-content/ui';
import { stubDialog } from '../../testing/stubDialog';
import { Team } from './Team';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function visit(path: string) {
  stubDialog();
  renderWithKit(
    <>
      <Team />
      <Address />
    </>,
    path,
  );
}

const address = () => screen.getByRole('status').textContent;
const profile = () => screen.queryByRole('dialog');

describe('Team', () => {
  it('opens a profile and names the person in the address, and takes the name away on closing', () => {
    visit('/about?from=footer');
    fireEvent.click(screen.getByRole('button', { name: 'Ishrat Noor' }));
    expect(profile()).toHaveAccessibleName('Ishrat Noor');
    expect(address()).toBe('/about?from=footer&member=ishrat-noor');
    act(() => (profile() as HTMLDialogElement).close());
    expect(profile()).toBeNull();
    expect(address()).toBe('/about?from=footer');
  });

  it('opens the person that a link names', () => {
    visit('/about?member=arko-debnath');
    expect(profile()).toHaveAccessibleName('Arko Debnath');
  });

  it('stays closed for a name that nobody has', () => {
    visit('/about?member=nobody');
    expect(profile()).toBeNull();
  });
});
