import { type Accent, Section, SectionHeading, site, styled, text } from 'shared-content/ui';

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
});
const Swatch = styled('li')<{ tint: string }>(({ tint }) => ({
  ...text('small'),
  '&::before': {
    content: '""',
    display: 'block',
    height: 72,
    marginBottom: 8,
    borderRadius: 12,
    border: `1px solid ${site.palette.hairline}`,
    background: tint,
  },
}));

/** Palette and ramp under the names that components use. */
export function KitColors() {
  const colors = { ...site.palette, ...(site.ramp satisfies Record<Accent, string>) };
  return (
    <Section>
      <SectionHeading title="Colors" />
      <List>
        {Object.entries(colors).map(([name, color]) => (
          <Swatch key={name} tint={color}>
            {name}
          </Swatch>
        ))}
      </List>
    </Section>
  );
}
