import { Fragment, useState } from 'react';
import { stats } from 'shared-content/content';
import {
  Accordion,
  Actions,
  Badge,
  Breadcrumbs,
  CallToAction,
  Card,
  CardText,
  CardTitle,
  CheckList,
  ChipList,
  CoverLink,
  ErrorSurface,
  Eyebrow,
  Facts,
  Grid,
  Hero,
  Lead,
  LinkCard,
  Picture,
  Portrait,
  ProcessLine,
  Reveal,
  Section,
  SectionHeading,
  Split,
  Stats,
  TextLink,
  buttonStyle,
  linkCardAccent,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { Snackbar, TextField, type TextFieldProps } from 'shared-content/ui/forms';
import poster800 from '../../assets/hero/poster-800.avif';
import avatar from '../../assets/testimonials/client-1.avif';
import leaves1600 from '../../assets/water/leaves-1600.avif';
import leaves800 from '../../assets/water/leaves-800.avif';
import { kitSamples as sample } from '../../content/kitSamples';
import { Rating } from '../home/Testimonials';

const textStyles = ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'label'] as const;
const accents = Object.keys(site.ramp) as (keyof typeof site.ramp)[];

const Stack = styled('div')({ display: 'grid', gap: 32 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
const Button = styled('button')(buttonStyle('secondary'));
const Swatch = styled('span')<{ tint: string }>(({ tint }) => ({
  width: 132,
  padding: 12,
  borderTop: `72px solid ${tint}`,
}));
const Line = styled('p')<{ look: (typeof textStyles)[number] }>(({ look }) => text(look));
const Amber = styled('div')(linkCardAccent('amber'));

const picture = (
  <Picture
    src={poster800}
    alt="Picture"
    width={800}
    height={450}
    sources={[{ type: 'image/avif', srcSet: `${poster800} 800w` }]}
    sizes="(min-width: 900px) 40vw, 92vw"
  />
);

const fields: Readonly<Record<string, TextFieldProps>> = {
  Hint: { helperText: sample.short },
  Wrong: { error: true, helperText: sample.short, defaultValue: 'x' },
  Disabled: { disabled: true, defaultValue: 'x' },
  Lines: { multiline: true, rows: 4 },
  Choice: {
    select: true,
    slotProps: { select: { native: true } },
    children: sample.chips.map((chip) => <option key={chip}>{chip}</option>),
  },
};

/** The kit's lazily loaded components: fields in their states, and the toast. */
function Forms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section>
      <SectionHeading title="Forms" lead="From shared-content/ui/forms: loaded by pages that show it." />
      <Grid>
        {Object.entries(fields).map(([label, field]) => (
          <label key={label}>
            {label}
            <TextField id={label} {...field} fullWidth />
          </label>
        ))}
        <Button type="button" onClick={() => setOpen(true)}>
          Show the toast
        </Button>
      </Grid>
      <Snackbar open={isOpen} onClose={() => setOpen(false)} autoHideDuration={6000}>
        <Card>{sample.short}</Card>
      </Snackbar>
    </Section>
  );
}

/** A gallery of the kit's components for authors of sections. Only dev servers show it, at /kit. */
export function KitPage() {
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={sample.crumbs} />}
        eyebrow="Hero"
        title={sample.title}
        lead={
          <>
            {sample.lead}
            {sample.places.map((path) => (
              <Fragment key={path}>
                {' '}
                <TextLink to={path}>{path}</TextLink>
              </Fragment>
            ))}
          </>
        }
        actions={sample.actions.slice(0, 2)}
        accent="lagoon"
        media={picture}
      />
      <Section>
        <SectionHeading title="Colors" />
        <Row>
          {Object.entries({ ...site.palette, ...site.ramp }).map(([name, color]) => (
            <Swatch key={name} tint={color}>
              {name}
            </Swatch>
          ))}
        </Row>
      </Section>
      <Section tone="raised">
        <SectionHeading title="Type" eyebrow="Eyebrow" lead="Lead of a section heading." />
        {textStyles.map((look) => (
          <Line key={look} look={look}>
            {look}
          </Line>
        ))}
        <Split ratio="even">
          <Stack>
            <Eyebrow accent="lily">Eyebrow with accent</Eyebrow>
            <Lead>{sample.sentence}</Lead>
            <p>
              <TextLink to="#kit-points">TextLink to a place on the page</TextLink>,{' '}
              <TextLink to="https://booking.example.com">to another site</TextLink>
            </p>
            <ChipList items={sample.chips} />
            <Facts items={sample.steps.map(({ title, text: fact }) => [title, fact])} />
          </Stack>
          <div id="kit-points">
            <CheckList items={sample.points} accent="coral" />
          </div>
        </Split>
      </Section>
      <Section>
        <SectionHeading title="Actions" />
        <Stack>
          <Actions actions={sample.actions} />
          <Actions actions={sample.actions.slice(0, 2)} />
        </Stack>
      </Section>
      {[1, 2, 3].map((count) => (
        <CallToAction
          key={count}
          title={`CallToAction with ${count}`}
          text={sample.sentence}
          actions={sample.actions.slice(0, count)}
          water={{ small: leaves800, large: leaves1600 }}
        />
      ))}
      <Section>
        <SectionHeading title="Cards" />
        <Stack>
          <Grid>
            <Card accent="lily">
              <CardTitle>Card with accent</CardTitle>
              <CardText>{sample.sentence}</CardText>
            </Card>
            <Card pad="none">
              <CardTitle>
                <CoverLink to="/services">Card without padding, with a CoverLink</CoverLink>
              </CardTitle>
            </Card>
            <LinkCard title="LinkCard with media" text={sample.short} to="/services" media={picture} />
          </Grid>
          <Amber>
            <LinkCard
              title="LinkCard in a row, with accent"
              text={sample.sentence}
              to="/services"
              layout="row"
              media={picture}
            />
          </Amber>
          <Stats items={[stats.years, stats.projects, stats.countries]} note={sample.short} />
        </Stack>
      </Section>
      <Section tone="raised">
        <SectionHeading title="ProcessLine" />
        <ProcessLine steps={sample.steps} accent="coral" />
      </Section>
      <Section>
        <Split>
          <SectionHeading title="Split, Reveal and Accordion" lead={sample.short} />
          <Reveal>
            <Accordion name="kit" items={sample.questions} />
          </Reveal>
        </Split>
      </Section>
      <Section tone="raised">
        <SectionHeading title="Feedback" />
        <Row>
          {accents.map((accent) => (
            <Badge key={accent} accent={accent}>
              {accent}
            </Badge>
          ))}
          {[0, 2.5, 4.7, 5].map((filled) => (
            <Rating key={filled} filled={filled} label={`${filled} out of 5`} />
          ))}
          <Portrait src={avatar} alt="Portrait" width={96} height={96} />
          <Portrait src="/missing.avif" alt="Placeholder, card" width={96} height={112} shape="card" />
        </Row>
      </Section>
      <ErrorSurface onRetry={() => undefined} />
      <Forms />
    </>
  );
}
