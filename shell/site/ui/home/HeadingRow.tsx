import { ButtonLink, SectionHeading, styled } from 'shared-content/ui';

const Row = styled('div')(({ theme }) => ({
  marginBottom: 'clamp(32px, 4vw, 56px)',
  '& > [data-heading]': { marginBottom: 24 },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 40,
    alignItems: 'end',
    '& > [data-heading]': { marginBottom: 0 },
  },
}));

interface HeadingRowProps {
  id: string;
  title: string;
  lead: string;
  action: { readonly label: string; readonly to: string };
}

/** A section's heading with a link to the full list at the right end of its row. */
export function HeadingRow({ id, title, lead, action }: HeadingRowProps) {
  return (
    <Row>
      <SectionHeading id={id} title={title} lead={lead} />
      <div>
        <ButtonLink to={action.to} look="secondary">
          {action.label}
        </ButtonLink>
      </div>
    </Row>
  );
}
