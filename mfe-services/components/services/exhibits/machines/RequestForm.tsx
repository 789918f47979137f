import { type Accent, site, styled, text } from 'shared-content/ui';
import { requestViews } from '../../../../content/exhibits/requestViews';
import { Told } from '../Told';
import { Glass } from './Glass';

const { palette, scale } = site;

const Fields = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  '& > dt': { color: palette.muted },
  '& > dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
const Title = styled('p')(text('h3'));
const Button = styled('p')<{ tint: string }>(({ tint }) => ({
  justifySelf: 'start',
  padding: '6px 18px',
  borderRadius: scale.radius.pill,
  fontWeight: 600,
  color: tint,
  border: `1px solid ${tint}`,
}));

/** Request 512 as the chosen role sees it: without what that role must not know. */
export const RequestForm = ({ accent }: { accent: Accent }) => (
  <Glass aria-hidden="true">
    <Title>{requestViews.title}</Title>
    <Fields>
      {requestViews.fields.map(({ name, values }) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} value`}>
          <Told values={values} />
        </dd>,
      ])}
    </Fields>
    <Button tint={site.ramp[accent]}>
      <Told values={requestViews.buttons} />
    </Button>
  </Glass>
);
