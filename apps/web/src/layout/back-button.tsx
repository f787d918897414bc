import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { PATHS } from '../config/paths.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { shellText } from '../text/shell.es.ts';

/** 'Volver': one screen back; to Escritorio for whoever came straight to this one. */
export function BackButton() {
  const goBack = useGoBack(PATHS.dashboard);
  return (
    <Button variant="ghost" size="xs" textStyle="sm" onClick={() => void goBack()}>
      <ArrowLeft aria-hidden />
      {shellText.bar.back}
    </Button>
  );
}
