import { useNavigation } from 'react-router';
import { ProgressBar } from './progress-bar.tsx';

/** A thin bar along the top edge while the next screen loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressBar />;
}
