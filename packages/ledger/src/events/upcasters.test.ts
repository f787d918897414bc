import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { upcast } from '../event-store/upcast.ts';
import { fillMissingConcepts } from './fill-missing-concepts.ts';
import { frozenEventNames, readFrozenEvent, readFrozenFile } from './frozen-events.testing.ts';
import { UPCASTERS } from './upcasters.ts';

/** The hash of each frozen event. A line is added for a new version and never changed. */
const FROZEN: Record<string, string> = {
  'ContractorTimeAmended.v1.json': 'edff6173b4c3351c782ed2172296b634925bf7d249c165d325a40c74d82aed9f',
  'ContractorTimeDeleted.v1.json': '7a5964ac39fd31a31aa924a86ccbc03507c225a62d48af4fde9886c429539694',
  'ContractorTimeLoaded.v1.json': 'dec82fb3ab6b44ac17f6f35585d2a92bc8306c22e5f461e145615f16ec319982',
  'DocumentFiled.v1.json': '86465e9d4a28d6721230524ee68606ffbb176f5ca5a7b3ed8ce4ec2836a9c552',
  'FilingWithdrawn.v1.json': '67789617fad9612f9363a6d6bfcc064b3b32cfafed28462d475a1ac768c0c945',
  'LeaveAdjusted.v1.json': 'f89b91f1b18ec906250bed4b368575c11d056d04fc9d728fbd8817cd80fb5e0d',
  'NextChequeStated.v1.json': '12304c945f5d1ed60ed8ec887eef2688b89f643a28a8fedab34819684cfcc56a',
  'MemosErased.v1.json': '7aec509227c7705e94123b25869f7adc9389bf1259dbc0dae72817620ff19273',
  'MonthClosed.v1.json': 'cc2857d255d59755b63cb304edde6f0cbdae37f539228d35adf01e57b999650f',
  'NoWorkRecorded.v1.json': 'a719d58de3669b73ebd1546f3b7f5cbfe3ac3035fd40a1023e5c9c7821a2c0f6',
  'ObligationSettled.v1.json': '372cf69ae578796e50b07d59e3dda622263462b5850954cafaad543221b501af',
  'OpeningBalanceCorrected.v1.json': 'bba29d0d5ac1bbbc868b59b88e35fd423e5a4597815396270e29bb737a30723a',
  'OpeningBalanceSet.v1.json': '89a4ddaa97023555bd7bdabc44c7ae9f28391e0e2c52dfdf017ecebd2e75d748',
  'PeriodClosed.v1.json': '7dda2faf30ece3d2cf73617b0ae4e71d4aae4602f88874ed46033b0d2fe84ffe',
  'PeriodReopened.v1.json': 'd92a1d443c63658c203452abdf0b7e53d9f357f00cc24025f9ea0f4aa0659fb6',
  'PeriodReviewed.v1.json': '9d87eb3957373514274c19a2972963f8e3f639f8e2c0039d3c16496502b7d7ec',
  'SettlementWithdrawn.v1.json': 'f25d3e104c4ee57b26e3c834da035473f70368a792f55152b76b5cb4678f2dfe',
  'TimeAmended.v1.json': '91deec615a3214e5cf54aa7f7ee686325004fe4ae724a498022acf36ec6ab1b2',
  'TimeDeleted.v1.json': 'a069556fdf4614f1cdb36dad57246665d59fcabb8807cbbcf2545e474d7a6c6a',
  'TimeLoaded.v1.json': '6ac298d1bfb263eed59053a1270ec0f5f3f4b26ba679ef38911dbe05dce084c0',
  'TimePaid.v1.json': '0e7d5d1c22471d06ccb417f76254b179d0f714af938e2e96e6cb76e38a8df5ba',
  'TimePaid.v2.json': 'bd27d3ebfaeaacc21299373ed0602f4e4f0cb9178abc5a616be3f1dcd176d849',
  'TimeRecalculated.v1.json': '7f6a8ce25c60418cb5cdfcf2cb84f84a60fa37d9da3955f8e6883a6bcbde4672',
  'TimeUnpaid.v1.json': '74fac24718e60d6c1549669b47c34fc83797f57741c17137ba73738f0f1cfd51',
};

describe('the shapes of recorded events', () => {
  it('have a frozen event for each type and version', async () => {
    const expected = Object.entries(UPCASTERS.steps).flatMap(([type, steps]) =>
      Array.from({ length: steps.length + 1 }, (_, index) => `${type}.v${index + 1}.json`),
    );
    expect(await frozenEventNames()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(FROZEN))('stay as they were frozen: %s', async (name, hash) => {
    expect(
      createHash('sha256')
        .update(await readFrozenFile(name))
        .digest('hex'),
    ).toBe(hash);
  });

  it.each(Object.keys(FROZEN))('can be read today: %s', async (name) => {
    const event = await readFrozenEvent(name);
    expect(upcast(UPCASTERS, event)).toEqual(fillMissingConcepts(event.data));
  });
});
