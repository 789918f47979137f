import { styled } from '../styled';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { ButtonLink, type ButtonLook } from './ButtonLink';

export interface Action {
  readonly label: string;
  /** A path of this site or an absolute URL. */
  readonly to: string;
  readonly look?: ButtonLook;
  /** Hidden text after the label for screen readers, if the label alone does not name the link's target. */
  readonly about?: string;
}

const Row = styled('div')<{ many: boolean }>(({ many, theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // Full-width buttons on a phone, so that no two of different widths share a row.
  [theme.breakpoints.down('sm')]: { '& > a': { flex: '1 1 100%' } },
  // Smaller buttons, so that three fit side by side next to a hero's drawing.
  ...(many && {
    [theme.breakpoints.up('lg')]: {
      gap: 10,
      flexWrap: 'nowrap',
      '& > a': { paddingInline: 21, whiteSpace: 'nowrap' },
    },
  }),
}));

const getLook = (look: ButtonLook | undefined, index: number): ButtonLook => {
  if (index > 0) return look ?? 'secondary';
  return look === 'booking' ? 'warm' : (look ?? 'primary');
};

/** A row of call-to-action links. The first is a filled button unless its `look` differs. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <Row many={actions.length > 2}>
      {actions.map(({ label, to, look, about }, index) => (
        <ButtonLink key={label} to={to} look={getLook(look, index)}>
          {label}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
        </ButtonLink>
      ))}
    </Row>
  );
}
