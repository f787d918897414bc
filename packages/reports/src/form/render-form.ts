import { drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawFooter, drawRule } from '../pdf/page-parts.ts';
import { LETTER, type PageNumber, renderPdf } from '../pdf/pdf-document.ts';
import { FORM } from '../text/labels.es.ts';
import { blockHeight, drawBlock } from './draw-block.ts';
import type { FormDocument } from './form-document.ts';
import { FORM_LEFT, FORM_WIDTH } from './form-layout.ts';

const NOTICE = 32;
const TOP = 92;
const FOOTER = LETTER.height - 24;

const FORM_NUMBER: TextStyle = { size: 17, weight: 600, color: INK.text };
const TITLE: TextStyle = { size: 10.5, weight: 600, color: INK.text };
const NOTICES: TextStyle = { size: 8, weight: 600, color: INK.text };
const SMALL: TextStyle = { size: 7, color: INK.muted };

/**
 * Renders one PDF of a form. Every page names the form, its period and the filer.
 *
 * @throws RangeError if the blocks of a page are higher than the page, because a missing box must not go
 * unnoticed.
 */
export function renderForm(form: FormDocument): AsyncIterable<Uint8Array> {
  requireRoom(form);
  return renderPdf({
    title: `${form.form} · ${form.title} · ${form.period}`,
    author: form.employer,
    date: form.date,
    pages: form.pages.map((blocks) => (pdf: PDFKit.PDFDocument, number: PageNumber) => {
      drawHeader(pdf, form);
      let y = TOP;
      for (const block of blocks) {
        drawBlock(pdf, block, y);
        y += blockHeight(block);
      }
      const about = [FORM.number(form.form), form.revision, FORM.madeWith];
      drawFooter(pdf, about, { ...number, x: FORM_LEFT, y: FOOTER, width: FORM_WIDTH, style: SMALL });
    }),
  });
}

function requireRoom({ form, pages }: FormDocument): void {
  for (const [index, blocks] of pages.entries()) {
    const height = blocks.reduce((sum, block) => sum + blockHeight(block), 0);
    if (TOP + height > FOOTER - 10)
      throw new RangeError(`Page ${index + 1} of form ${form} is ${height} points high`);
  }
}

function drawHeader(pdf: PDFKit.PDFDocument, form: FormDocument): void {
  const numberWidth = 120;
  drawText(pdf, form.notices.join(' · '), { x: FORM_LEFT, y: NOTICE, width: FORM_WIDTH }, NOTICES);
  drawText(pdf, FORM.number(form.form), { x: FORM_LEFT, y: 52, width: numberWidth }, FORM_NUMBER);
  drawText(pdf, form.revision, { x: FORM_LEFT, y: 63, width: numberWidth }, SMALL);
  const middle = { x: FORM_LEFT + numberWidth + 10, width: FORM_WIDTH - numberWidth - 130 };
  drawText(pdf, form.title, { ...middle, y: 50 }, TITLE);
  drawText(pdf, form.agency, { ...middle, y: 62 }, SMALL);
  const right = { x: FORM_LEFT + FORM_WIDTH - 110, width: 110, align: 'right' } as const;
  drawText(pdf, form.period, { ...right, y: 50 }, TITLE);
  drawText(pdf, `${FORM.employerNumber} ${form.employerNumber}`, { ...right, y: 62 }, SMALL);
  drawText(
    pdf,
    form.employer,
    { x: FORM_LEFT, y: 76, width: FORM_WIDTH },
    { ...SMALL, size: 8, color: INK.text },
  );
  drawRule(pdf, { x: FORM_LEFT, y: 82, width: FORM_WIDTH, thickness: 1, color: INK.text });
}
