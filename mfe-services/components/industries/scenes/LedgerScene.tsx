import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Ripple } from '../../drawing/Ripple';
import { Rule } from '../../drawing/Rule';
import { Scene, type SceneCrop } from '../../drawing/Scene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const entries = [
  { account: 'Cash in transit', debit: '48,200.00', credit: '' },
  { account: 'Loan repayments', debit: '', credit: '41,750.00' },
  { account: 'Interest income', debit: '', credit: '5,930.50' },
  { account: 'Service fee', debit: '', credit: '519.50' },
] as const;

/** Unmatched receipts by hour, sinking as files arrive. */
const unmatched = 'M0 4l30 5 30-3 30 22 30 3 30 20 30 2 34 9';

/** Finance: a journal entry that balances, its two signatures, and what is left to match. */
export function LedgerScene({ crop }: SceneCrop) {
  return (
    <Scene accent="sky" ripple={[230, 330]} crop={crop}>
      <Pane x={70} y={14} w={480} h={274} />
      <Words x={96} y={52} size={16} ink="text" bold>
        Journal 7731
      </Words>
      <Words x={206} y={52}>
        Branch 14 · 17:05
      </Words>
      <Tag x={442} y={36} w={84} accent="jade">
        balanced
      </Tag>
      <Rule x={70} y={72} w={480} />
      <Words x={96} y={98} size={12}>
        Account
      </Words>
      <Words x={400} y={98} size={12} anchor="end">
        Debit
      </Words>
      <Words x={524} y={98} size={12} anchor="end">
        Credit
      </Words>
      {entries.map(({ account, debit, credit }, index) => (
        <g key={account}>
          <Words x={96} y={130 + index * 30} size={14} ink="text">
            {account}
          </Words>
          <Words x={400} y={130 + index * 30} size={14} ink="text" anchor="end">
            {debit}
          </Words>
          <Words x={524} y={130 + index * 30} size={14} ink="text" anchor="end">
            {credit}
          </Words>
        </g>
      ))}
      <path d="M312 236.5h88M436 236.5h88" stroke={site.palette.hairlineStrong} />
      <Words x={400} y={260} size={15} ink="sky" bold anchor="end">
        48,200.00
      </Words>
      <Words x={524} y={260} size={15} ink="sky" bold anchor="end">
        48,200.00
      </Words>
      <path d="M312 270.5h88M312 274.5h88M436 270.5h88M436 274.5h88" stroke={site.ramp.sky} />
      <Pane x={8} y={262} w={232} h={144} tone="over" />
      <Words x={32} y={296} size={14} ink="text" bold>
        Four eyes
      </Words>
      <circle cx={46} cy={326} r={14} fill={site.ramp.sky} fillOpacity={0.25} />
      <Words x={46} y={330} size={12} ink="sky" bold anchor="middle">
        FA
      </Words>
      <Words x={72} y={330}>
        Entered, 17:05
      </Words>
      <Tick x={212} y={326} accent="jade" />
      <circle cx={46} cy={368} r={14} fill={site.ramp.iris} fillOpacity={0.25} />
      <Words x={46} y={372} size={12} ink="iris" bold anchor="middle">
        MR
      </Words>
      <Words x={72} y={372}>
        Approved, 17:11
      </Words>
      <Tick x={212} y={368} accent="jade" />
      <Pane x={272} y={318} w={264} h={126} tone="over" />
      <Words x={296} y={350}>
        Unmatched receipts
      </Words>
      <Words x={512} y={352} size={18} ink="text" bold anchor="end">
        3
      </Words>
      <g transform="translate(296 362)">
        <path d={`${unmatched}V70H0z`} fill={site.ramp.sky} fillOpacity={0.12} />
        <path d={unmatched} fill="none" stroke={site.ramp.sky} strokeWidth={2} strokeLinejoin="round" />
        <Ripple x={214} y={62} r={4} accent="sky" />
      </g>
    </Scene>
  );
}
