'use client';

import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { site, styled, text } from 'shared-content/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listboxMove, useTypeAhead } from './listboxKeys';
import type { FilterOption } from './useProjectFilter';

const { palette, motion, scale } = site;

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
  /** Of the button. */
  id: string;
  options: readonly FilterOption[];
  value: string;
  onChoose: (value: string) => void;
  /** Returns the focus to the button and closes. */
  onDismiss: () => void;
}

/** The open list of a filter. It takes the focus, and one option is active (APG listbox). */
function FilterListbox({ id, options, value, onChoose, onDismiss }: FilterListboxProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() => options.findIndex((option) => option.value === value));

  const takeLetter = useTypeAhead(
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
    else if (!takeLetter(key, timeStamp)) {
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
      id={`${id}-list`}
      role="listbox"
      // In the tab order while open: a keyboard must reach an element that scrolls.
      tabIndex={0}
      aria-labelledby={`${id}-label`}
      aria-activedescendant={`${id}-list-${active}`}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <Option
          key={option.value}
          id={`${id}-list-${index}`}
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

const Wrap = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  // Both side by side on a tablet, too.
  [theme.breakpoints.up('sm')]: { width: 'clamp(200px, 29vw, 272px)' },
}));

const Label = styled('span')({ ...text('label'), display: 'block', marginBottom: 6, color: palette.muted });

const Button = styled('button')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 20px',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 48,
  padding: '0 14px 0 18px',
  textAlign: 'left',
  background: palette.surface,
  border: `1px solid ${palette.fieldBorder}`,
  borderRadius: scale.radius.medium,
  transition: `border-color ${motion.hover}`,
  '&:hover': { borderColor: palette.jade },
  '&[aria-expanded="true"]': { borderColor: palette.jade },
  '& .value': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& .count': { ...text('small'), color: palette.muted, fontVariantNumeric: 'tabular-nums' },
  '& svg': { width: 20, height: 20, color: palette.muted, transition: `transform ${motion.hover}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

interface FilterSelectProps {
  /** Unique on the page; the ids of its parts begin with it. */
  id: string;
  label: string;
  options: readonly FilterOption[];
  value: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  onChoose: (value: string) => void;
}

/** A dropdown: a button that opens a listbox (APG). It closes on a choice, Escape, Tab and a click outside. */
export function FilterSelect({ id, label, options, value, open, onToggle, onChoose }: FilterSelectProps) {
  const wrap = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!wrap.current?.contains(event.target as Node)) onToggle(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, onToggle]);

  const dismiss = () => {
    // Move the focus first, then remove the list: a focus inside a removed list would fall to the body.
    button.current?.focus();
    onToggle(false);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onToggle(true);
  };

  return (
    <Wrap ref={wrap}>
      <Label id={`${id}-label`}>{label}</Label>
      <Button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={() => onToggle(!open)}
        onKeyDown={openByArrow}
      >
        <span id={`${id}-value`} className="value">
          {/* One text: Chromium leaves a lone space out of the button's name. */}
          {`${value} `}
          <span className="count">({options.find((option) => option.value === value)?.count ?? 0})</span>
        </span>
        <span />
        <ChevronDown aria-hidden="true" />
      </Button>
      {open && (
        <FilterListbox
          id={id}
          options={options}
          value={value}
          onChoose={(chosen) => {
            dismiss();
            onChoose(chosen);
          }}
          onDismiss={dismiss}
        />
      )}
    </Wrap>
  );
}
