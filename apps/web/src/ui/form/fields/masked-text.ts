import { maskitoTransform } from '@maskito/core';
import { MASKS, type MaskName } from './masks.ts';

/** Kept digits as people read them: '7875550100' → '787-555-0100'. */
export function maskedText(mask: MaskName, digits: string): string {
  return maskitoTransform(digits, MASKS[mask].options);
}
