/*
 * What the browser remembers between visits. The keys and their defaults are the specification's: 3 is the role that is
 * assumed before the server was asked, 0 the one after it refused to say.
 */
const ACCESS_TOKEN = 'access_token';
const NAME = 'name';
const ROLE = 'role';
const SIDEBAR_EXPANDED = 'sidebar-expanded';

const ROLE_BEFORE_ASKING = '3';
const ROLE_REFUSED = '0';

export type Session = { accessToken: string; name: string };

/** The session that was signed in with; undefined without one. */
export function readSession(): Session | undefined {
  const accessToken = localStorage.getItem(ACCESS_TOKEN);
  return accessToken ? { accessToken, name: localStorage.getItem(NAME) ?? '' } : undefined;
}

/** The header that tells the server who asks; none without a session. */
export function bearer(): Record<string, string> {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.accessToken}` } : {};
}

/** Keeps a new session. The role of the one before is forgotten until the server has told the new one. */
export function storeSession({ accessToken, name }: Session): void {
  localStorage.setItem(ACCESS_TOKEN, accessToken);
  localStorage.setItem(NAME, name);
  localStorage.removeItem(ROLE);
}

/** Keeps the name to greet with, when its owner changed it. */
export function storeName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** Forgets who was signed in, but not how they like the menu. */
export function clearSession(): void {
  for (const key of [ACCESS_TOKEN, NAME, ROLE]) localStorage.removeItem(key);
}

/** Forgets the session of somebody whom the server does not know any more. */
export function refuseSession(): void {
  clearSession();
  localStorage.setItem(ROLE, ROLE_REFUSED);
}

/** The number of the role (`role_id`) as text. */
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

/** Calls back when the session is ended in another tab of the same browser. Answers how to stop listening. */
export function onSessionEndedElsewhere(callback: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === ACCESS_TOKEN && newValue === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
