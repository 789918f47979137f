'use client';

import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { serviceInterestOptions } from 'shared-content/forms';
import { site, styled, text } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';
import { Optional } from './ContactFields';

const { legend, hint } = contactForm.serviceInterest;
const hintId = 'contact-serviceInterest-hint';

const Group = styled('fieldset')({ display: 'block' });
const Legend = styled('legend')({ ...text('small'), fontWeight: 550, padding: 0 });
const Hint = styled('p')({ ...text('small'), color: site.palette.muted, marginBottom: 10 });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  // Aligned with the fields above.
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
}));

const Chip = styled('label')({
  ...text('small'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '6px 18px',
  border: `1px solid ${site.palette.fieldBorder}`,
  borderRadius: site.scale.radius.medium,
  color: site.palette.text,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${site.motion.hover}, border-color ${site.motion.hover}`,
  '&:hover': { borderColor: site.palette.jade },
  // A tick, not only color, marks the choice. Its room is reserved, because a growing chip would move the others.
  '&:has(:checked)': {
    borderColor: site.palette.jade,
    background: `${site.ramp.jade}26`,
  },
  // Not by `:has`, which Firefox supports from 121 on: without the tick the choice would be invisible.
  '& :checked + [data-mark]': {
    borderColor: site.palette.jade,
    background: site.palette.jade,
    '& svg': { opacity: 1 },
  },
});

const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  marginInline: '-4px 8px',
  border: `1px solid ${site.palette.fieldBorder}`,
  borderRadius: '50%',
  '& svg': { width: 12, height: 12, strokeWidth: 3, color: site.palette.ink, opacity: 0 },
});

// Covers the whole chip; only its focus is drawn. So the radio keeps its keyboard, its name and a choice made before
// hydration.
const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'inherit',
});

/** One service or none: radios that look like chips. Choosing the chosen one again clears it. */
export function ServiceInterestChips() {
  const { control } = useFormContext<ContactValues>();
  const { field } = useController({ control, name: 'serviceInterest' });
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen = field.value ?? '';
  const { onChange } = field;

  // At the space bar Chromium does not click a chosen radio. Prevented, so that no other browser clicks as well.
  const clearChosen = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ' ' || chosen !== event.currentTarget.value) return;
    event.preventDefault();
    onChange('');
  };

  // Restores a choice made before hydration. `register` would lose it: react-hook-form takes the radios one by one
  // and clears those after the first.
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked');
    if (early) onChange(early.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  return (
    <Group ref={group} aria-describedby={hintId}>
      <Legend>
        {legend}
        <Optional>{` ${contactForm.optional}`}</Optional>
      </Legend>
      <Hint id={hintId}>{hint}</Hint>
      <Row>
        {serviceInterestOptions.map((option) => (
          <Chip key={option}>
            <Radio
              type="radio"
              name={field.name}
              value={option}
              checked={chosen === option}
              // Nothing happens at a change event: a chosen radio has none when it is pressed again. React wants a handler.
              onChange={() => {}}
              onClick={() => onChange(chosen === option ? '' : option)}
              onKeyUp={clearChosen}
              onBlur={field.onBlur}
            />
            <Mark data-mark="" aria-hidden="true">
              <Check />
            </Mark>
            {option}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
