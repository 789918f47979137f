import { type Accent, Section, SectionHeading, site, styled, text } from 'shared-content/ui';

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
});
const Swatch = styled('li')<{ colour: string }>(({ colour }) => ({
  ...text('small'),
  '&::before': {
    content: '""',
    display: 'block',
    height: 72,
    marginBottom: 8,
    borderRadius: 12,
    border: `1px solid ${site.palette.hairline}`,
    background: colour,
  },
}));

/** Palette and ramp under the names that components use. */
export function KitColours() {
  const colours = { ...site.palette, ...(site.ramp satisfies Record<Accent, string>) };
  return (
    <Section>
      <SectionHeading title="Colours" />
      <List>
        {Object.entries(colours).map(([name, colour]) => (
          <Swatch key={name} colour={colour}>
            {name}
          </Swatch>
        ))}
      </List>
    </Section>
  );
}
