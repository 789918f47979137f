'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { site, styled, text } from 'shared-content/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FilterOption } from '../filter/ProjectFilter';
import { FilterListbox } from './FilterListbox';

const { palette, motion, scale } = site;

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
          id={`${id}-list`}
          labelledBy={`${id}-label`}
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
