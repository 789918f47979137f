import { Actions, CallToAction, Section, SectionHeading, buttonStyle, styled } from 'shared-content/ui';
import leaves1600 from '../../assets/water/leaves-1600.avif';
import leaves800 from '../../assets/water/leaves-800.avif';
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
          <Actions actions={sample.actions.slice(0, 2)} />
          <Button type="button">A button in the look of a link</Button>
        </Stack>
      </Section>
      <CallToAction
        title="CallToAction on water"
        text={sample.short}
        actions={sample.actions.slice(3)}
        water={{ small: leaves800, large: leaves1600 }}
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
