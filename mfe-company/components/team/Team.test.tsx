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
  it('opens a profile with the name in the address, and removes it on closing', () => {
    visit('/about?from=footer');
    fireEvent.click(screen.getByRole('button', { name: 'Ishrat Noor' }));
    expect(profile()).toHaveAccessibleName('Ishrat Noor');
    expect(address()).toBe('/about?from=footer&member=ishrat-noor');
    act(() => (profile() as HTMLDialogElement).close());
    expect(profile()).toBeNull();
    expect(address()).toBe('/about?from=footer');
  });

  it('opens the profile that the address names', () => {
    visit('/about?member=arko-debnath');
    expect(profile()).toHaveAccessibleName('Arko Debnath');
  });

  it('stays closed for an unknown name', () => {
    visit('/about?member=nobody');
    expect(profile()).toBeNull();
  });
});
