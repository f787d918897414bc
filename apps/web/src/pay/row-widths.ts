/** From here on the choices and the terms of pay stand in one row: by what the menu leaves, not by the window. */
export const ONE_ROW = '@container (min-width: 880px)';
/** There they give way to each other until all their words have room. */
export const TIGHT_ROW = '@container (min-width: 880px) and (max-width: 1240px)';
/** There the deeds that everybody knows by their icon have no words, so that the bar at the foot is one row. */
export const TIGHT_BAR = '@container (max-width: 1200px)';
/** There they have no room either: all of them stand behind one button, as on telephones. */
export const CROWDED_BAR = '@container (max-width: 830px)';
