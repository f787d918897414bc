import { Link, type LinkProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useNavigateTo } from '../lib/navigate-to.ts';

type PublicLinkProps = LinkProps & { href: string };

/** A link to another screen from one that comes with the page. The page stays, unless it is asked for in a tab of its own. */
export function PublicLink(props: PublicLinkProps) {
  const go = useNavigateTo();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void go(props.href);
  };
  return <Link {...props} onClick={follow} />;
}
