'use client';

import Check from 'lucide-react/icons/check';
import { site, styled, text } from 'shared-content/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FilterOption } from '../filter/ProjectFilter';
import { listboxMove, useTypeAhead } from '../filter/listboxKeys';

const { palette, scale } = site;

const List = styled('ul')({
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 8px)',
  left: 0,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: 'min(100%, 24rem)',
  maxHeight: '24rem',
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: palette.overlay,
  border: `1px solid ${palette.hairlineStrong}`,
  borderRadius: scale.radius.medium,
  boxShadow: '0 24px 48px -16px #00000099',
  scrollbarColor: `${palette.fieldBorder} transparent`,
});

const Option = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 18px',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '8px 10px 8px 14px',
  borderRadius: scale.radius.small,
  lineHeight: 1.35,
  cursor: 'pointer',
  '& .count': { ...text('small'), color: palette.muted, fontVariantNumeric: 'tabular-nums' },
  '& svg': { width: 18, height: 18, color: palette.jade },
  '&[aria-selected="true"]': { color: palette.jadeLight },
  '&[data-active]': { background: palette.hairline },
  '@media (forced-colors: active)': { '&[data-active]': { outline: '2px solid' } },
});

interface FilterListboxProps {
  id: string;
  labelledBy: string;
  options: readonly FilterOption[];
  value: string;
  onChoose: (value: string) => void;
  /** Returns the focus to the button and closes. */
  onDismiss: () => void;
}

/** The open list of a filter. It takes the focus, and one option is active (APG listbox). */
export function FilterListbox({ id, labelledBy, options, value, onChoose, onDismiss }: FilterListboxProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );

  const type = useTypeAhead(
    options.map((option) => option.value),
    active,
    setActive,
  );

  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Tab continues from the button, so that the next stop is the one after it.
    if (key === 'Tab') return onDismiss();

    const moved = listboxMove(key, active, options.length);
    const option = options[active];
    if (moved !== undefined) setActive(moved);
    else if (key === 'Escape') onDismiss();
    else if (!type(key, timeStamp)) {
      if ((key !== 'Enter' && key !== ' ') || !option) return;
      // A held key repeats into the list that it has just opened.
      if (!event.repeat) onChoose(option.value);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      // In the tab order while open: a keyboard must reach an element that scrolls.
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <Option
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          onPointerMove={() => setActive(index)}
          onClick={() => onChoose(option.value)}
        >
          <span>{`${option.value} `}</span>
          <span className="count">({option.count})</span>
          {option.value === value && <Check aria-hidden="true" />}
        </Option>
      ))}
    </List>
  );
}
