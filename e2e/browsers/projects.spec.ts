import { expect } from '@playwright/test';
import { shownBy } from './shownBy';
import { test } from './test';
import type { Visitor } from './Visitor';

const cards = (visitor: Visitor, count: number) =>
  visitor.until(
    `${count} cards are shown`,
    (expected) =>
      [...document.querySelectorAll('main a[target="_blank"]')].filter(
        (card) => card.getBoundingClientRect().height > 0,
      ).length === expected,
    count,
  );

test(
  'projects are filtered by pointer and keyboard; Back, Forward and Clear follow',
  shownBy('projectFilters'),
  async ({ visitor }) => {
    await visitor.open('/projects');
    await visitor.untilAlive();
    await cards(visitor, 17);
    await visitor.tap('#filter-industry');
    await visitor.tap('[role="option"]', 'Healthcare');
    await cards(visitor, 3);
    await visitor.tap('#filter-technology');
    await visitor.until(
      'the list has the focus',
      () => document.activeElement?.getAttribute('role') === 'listbox',
    );
    await visitor.type('aws');
    await visitor.press('Enter');
    await cards(visitor, 2);
    await visitor.untilGone('[role="listbox"]');
    await visitor.back();
    await cards(visitor, 3);
    await visitor.forward();
    await cards(visitor, 2);
    await visitor.tap('main button', 'Clear Filters');
    await cards(visitor, 17);
    await visitor.tap('#filter-industry');
    await visitor.press('Escape');
    await visitor.untilGone('[role="listbox"]');
    expect(await visitor.faults()).toEqual([]);
  },
);
