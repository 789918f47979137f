import { Section, SectionHeading, buttonStyle, styled } from 'shared-content/ui';
import { clientLogos } from '../../content/clientLogos';
import { clients } from '../../content/clients';
import { LogoGrid } from './LogoGrid';

// The disclosure contains only the button and opens the element after it. So the button can be below the logos, also
// where `details` cannot be a flex box (Firefox before 143, Safari before 18.4).
const Rest = styled('div')({
  display: 'grid',
  '& > details': { order: 2, justifySelf: 'start', marginTop: 32 },
  '& summary': buttonStyle('secondary'),
  '& details:not([open]) .less, & details[open] .more': { display: 'none' },
  '@media not print': { '& > details:not([open]) + *': { display: 'none' } },
});

/** The client logos: twelve at first, the others behind a native disclosure. */
export function ClientWall() {
  const rest = clientLogos.slice(clients.shown);
  return (
    <Section labelledBy="clients">
      <SectionHeading id="clients" title={clients.title} lead={clients.lead} align="split" />
      <LogoGrid logos={clientLogos.slice(0, clients.shown)} />
      {rest.length > 0 && (
        <Rest>
          <details>
            <summary>
              <span className="more">{clients.more}</span>
              <span className="less">{clients.less}</span>
            </summary>
          </details>
          <LogoGrid logos={rest} />
        </Rest>
      )}
    </Section>
  );
}
