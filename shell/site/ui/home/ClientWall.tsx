import { Section, SectionHeading, buttonStyle, styled } from 'shared-content/ui';
import { clientLogos } from '../../content/clientLogos';
import { clients } from '../../content/clients';
import { LogoGrid } from './LogoGrid';

const More = styled('details')({
  display: 'flex',
  flexDirection: 'column',
  // The button stands below what it opens, in either state.
  '& > summary': {
    ...buttonStyle('secondary'),
    order: 2,
    alignSelf: 'center',
    marginTop: 32,
  },
  '&:not([open]) .less, &[open] .more': { display: 'none' },
});

/** The client logos: twelve, and all of them behind a native disclosure. */
export function ClientWall() {
  const rest = clientLogos.slice(clients.shown);
  return (
    <Section labelledBy="clients">
      <SectionHeading id="clients" title={clients.title} lead={clients.lead} align="center" />
      <LogoGrid logos={clientLogos.slice(0, clients.shown)} />
      {rest.length > 0 && (
        <More>
          <summary>
            <span className="more">{clients.more}</span>
            <span className="less">{clients.less}</span>
          </summary>
          <LogoGrid logos={rest} />
        </More>
      )}
    </Section>
  );
}
