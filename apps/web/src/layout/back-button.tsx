import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { shellText } from '../text/shell.es.ts';

/** The key that the router gives to the first screen of a visit: nothing of ours is behind it. */
const FIRST_SCREEN = 'default';

/** 'Volver': one screen back; to Escritorio for whoever came straight to this one. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => (key === FIRST_SCREEN ? navigate(PATHS.dashboard) : navigate(-1));
  return (
    <Button variant="ghost" size="xs" textStyle="sm" onClick={() => void goBack()}>
      <ArrowLeft aria-hidden />
      {shellText.bar.back}
    </Button>
  );
}
