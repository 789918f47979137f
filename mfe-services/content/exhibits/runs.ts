/** The last lines of four runs; the minutes are those at which the stages end. */
export const runs = [
  {
    lines: [
      'push a41c9e: “Sort sizes by stock”',
      'build 1:40 ok',
      'test 5:50 ok',
      'inspect 7:55 ok',
      'canary 10:25 ok',
      'live 11:00',
    ],
  },
  {
    lines: [
      'push 7be02d: “Round tax per line”',
      'build 1:40 ok',
      'test 4:32 FAILED',
      '  expected 118.40',
      '  received 118.39',
      'by 7be02d',
    ],
  },
  {
    lines: [
      'push c09f15: “Read PDF invoices”',
      'build 1:40 ok',
      'test 5:50 ok',
      'inspect 7:12 FAILED',
      '  PDF reader: known CVE',
      '  fixed one version later',
    ],
  },
  {
    lines: [
      'push 51d8aa: “New session store”',
      'inspect 7:55 ok',
      'canary 5% of traffic',
      '  errors 0.2% -> 1.9%',
      'old version back in 40 s',
      'team told',
    ],
  },
] as const;
