import { Badge } from '@chakra-ui/react';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { profileText } from '../../../text/profile.es.ts';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SwitchOff } from './switch-off.tsx';
import { SwitchOn } from './switch-on.tsx';

const text = profileText.secondFactor;

/** Whether signing in asks for a second factor, and the ways to switch it on and off. */
export function SecondFactorSection() {
  const factor = trpc.secondFactor.get.useQuery();
  return (
    <Panel title={text.title} help={text.help} mark={factor.data && <StateMark isOn={factor.data.isOn} />}>
      <Loaded query={factor}>
        {({ isOn, recoveryCodesLeft }) => <Steps isOn={isOn} recoveryCodesLeft={recoveryCodesLeft} />}
      </Loaded>
    </Panel>
  );
}

function StateMark({ isOn }: { isOn: boolean }) {
  return isOn ? <Badge colorPalette="green">{text.on}</Badge> : <Badge>{text.off}</Badge>;
}

function Steps({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  if (newCodes) return <RecoveryCodeList codes={newCodes} onKept={() => setNewCodes(undefined)} />;
  return isOn ? <SwitchOff recoveryCodesLeft={recoveryCodesLeft} /> : <SwitchOn onSwitchedOn={setNewCodes} />;
}
