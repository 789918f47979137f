import { Actions, CallToAction, Section, SectionHeading, buttonStyle, styled } from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';

const Button = styled('button')(buttonStyle('secondary'));
const Stack = styled('div')({ display: 'grid', gap: 24, justifyItems: 'start' });

/** Buttons in each variant, alone and in rows, and the closing panel with one, two and three buttons. */
export function KitActions() {
  return (
    <>
      <Section>
        <SectionHeading title="Actions" />
        <Stack>
          <Actions actions={sample.actions} />
          <Actions actions={sample.actions.slice(0, 2)} align="center" />
          <Button type="button">A button in the look of a link</Button>
        </Stack>
      </Section>
      <CallToAction
        title="CallToAction on water"
        text={sample.short}
        actions={sample.actions.slice(3)}
        water="kit"
      />
      {[1, 2, 3].map((count) => (
        <CallToAction
          key={count}
          title={`CallToAction with ${count}`}
          text={sample.sentence}
          actions={sample.actions.slice(0, count)}
        />
      ))}
    </>
  );
}
