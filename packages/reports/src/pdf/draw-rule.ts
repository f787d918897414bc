type Rule = { x: number; y: number; width: number; thickness?: number; color: string; dash?: number };

/** Draws a horizontal hairline; lengths in points. */
export function drawRule(pdf: PDFKit.PDFDocument, rule: Rule): void {
  const { x, y, width, thickness = 0.5, color, dash } = rule;
  pdf.save();
  if (dash !== undefined) pdf.dash(dash, { space: dash });
  pdf
    .lineWidth(thickness)
    .strokeColor(color)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
  pdf.restore();
}
