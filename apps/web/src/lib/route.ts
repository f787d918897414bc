import { generatePath, useLocation, useMatches, useNavigate, useParams } from 'react-router';
import { PATHS } from '../config/paths.ts';

/** Route data of a screen. */
export type ScreenHandle = {
  /** The path of the parent screen. */
  parent: string;
};

/**
 * Returns the address of the parent screen, to which 'Volver' leads in one step. Escritorio is the parent of
 * every screen that names none, itself included.
 */
export function useParent(): string {
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle | undefined; // as app/screens.ts gives it
  return handle ? generatePath(handle.parent, match?.params) : PATHS.desk;
}

/** The router's key of the first screen of a visit: no screen of ours is behind it. */
const FIRST_SCREEN = 'default';

/**
 * Returns a function that goes one screen back, or to `fallback` if this is the first screen of the visit.
 */
export function useGoBack(fallback: string): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  return async () => {
    await (key === FIRST_SCREEN ? navigate(fallback) : navigate(-1));
  };
}

/** The ids in addresses. */
type RouteId =
  | 'companyId'
  | 'periodId'
  | 'employeeId'
  | 'contractorId'
  | 'accountantId'
  | 'taxId'
  | 'fixedTaxId'
  | 'year'
  | 'codeId';

/** Returns the id at `:name` in the address of this screen. */
export function useRouteId(name: RouteId): number {
  return Number(useParams()[name]);
}
