import { commonText } from '../text/common.es.ts';

/** The title of the window. React moves it to the head of the document. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${commonText.product}`}</title>;
}
