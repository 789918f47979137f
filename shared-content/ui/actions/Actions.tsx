import { ButtonLink } from './ButtonLink';
import type { ButtonLook } from './buttonStyle';
import { styled } from '../styled';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface Action {
  readonly label: string;
  /** A path of this site or an absolute URL. */
  readonly to: string;
  readonly look?: ButtonLook;
  /** Said after the label, not shown, where the label alone does not tell where it leads. */
  readonly about?: string;
}

const Row = styled('div')<{ align: 'start' | 'center'; many: boolean }>(({ align, many, theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: align === 'center' ? 'center' : 'flex-start',
  // Full-width buttons on a phone: no orphan of an odd width beside another.
  [theme.breakpoints.down('sm')]: { '& > a': { flex: '1 1 100%' } },
  // Three inParallel fit beside a hero's drawing when each gives a little.
  ...(many && {
    [theme.breakpoints.up('lg')]: {
      gap: 10,
      flexWrap: 'nowrap',
      '& > a': { paddingInline: 21, whiteSpace: 'nowrap' },
    },
  }),
}));

interface ActionsProps {
  actions: readonly Action[];
  align?: 'start' | 'center';
}

const getLook = (look: ButtonLook | undefined, index: number): ButtonLook => {
  if (index > 0) return look ?? 'secondary';
  return look === 'booking' ? 'warm' : (look ?? 'primary');
};

/** A row of call-to-action links; the first is filled unless it says otherwise. */
export function Actions({ actions, align = 'start' }: ActionsProps) {
  return (
    <Row align={align} many={actions.length > 2}>
      {actions.map(({ label, to, look, about }, index) => (
        <ButtonLink key={label} to={to} look={getLook(look, index)}>
          {label}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
        </ButtonLink>
      ))}
    </Row>
  );
}
