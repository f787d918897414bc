/*
 * Values in local storage. The keys and their defaults are the specification's: role 3 is assumed before the
 * server is asked, and role 0 after it refused to answer.
 */
const ACCESS_TOKEN = 'access_token';
const NAME = 'name';
const ROLE = 'role';
const SIDEBAR_EXPANDED = 'sidebar-expanded';

const ROLE_BEFORE_ASKING = '3';
const ROLE_REFUSED = '0';

export type Session = { accessToken: string; name: string };

/** Returns the stored session; undefined without one. */
export function readSession(): Session | undefined {
  const accessToken = localStorage.getItem(ACCESS_TOKEN);
  return accessToken ? { accessToken, name: localStorage.getItem(NAME) ?? '' } : undefined;
}

/** Returns the header that carries the session's token; none without a session. */
export function bearer(): Record<string, string> {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.accessToken}` } : {};
}

/** Stores a new session, and forgets the role of the previous one until the server has told the new role. */
export function storeSession({ accessToken, name }: Session): void {
  localStorage.setItem(ACCESS_TOKEN, accessToken);
  localStorage.setItem(NAME, name);
  localStorage.removeItem(ROLE);
}

/** Stores the user's name after it was changed. */
export function storeName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** Forgets the session, but not the state of the menu. */
export function clearSession(): void {
  for (const key of [ACCESS_TOKEN, NAME, ROLE]) localStorage.removeItem(key);
}

/** Forgets a session that the server no longer knows. */
export function refuseSession(): void {
  clearSession();
  localStorage.setItem(ROLE, ROLE_REFUSED);
}

/** Returns the number of the role (`role_id`) as text. */
export function storedRole(): string {
  return localStorage.getItem(ROLE) ?? ROLE_BEFORE_ASKING;
}

export function storeRole(roleId: number): void {
  localStorage.setItem(ROLE, String(roleId));
}

export function isSidebarExpanded(): boolean {
  return localStorage.getItem(SIDEBAR_EXPANDED) === 'true';
}

export function storeSidebarExpanded(isExpanded: boolean): void {
  localStorage.setItem(SIDEBAR_EXPANDED, String(isExpanded));
}

/**
 * Calls back when the session is ended in another tab of this browser. Returns a function that stops
 * listening.
 */
export function onSessionEndedElsewhere(callback: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === ACCESS_TOKEN && newValue === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
