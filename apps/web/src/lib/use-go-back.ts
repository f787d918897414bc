import { useLocation, useNavigate } from 'react-router';

/** The key that the router gives to the first screen of a visit: nothing of ours is behind it. */
const FIRST_SCREEN = 'default';

/** Goes one screen back; to `fallback` for whoever came straight to this one. */
export function useGoBack(fallback: string): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  return async () => {
    await (key === FIRST_SCREEN ? navigate(fallback) : navigate(-1));
  };
}
