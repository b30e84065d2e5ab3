import { PAPER_FONT } from '../render/fonts.ts'

/**
 * Styles of pages. They apply in a shadow tree, so that neither the application changes a document nor a document the
 * application.
 */
const PAGE_CSS = `
:host { all: initial; display: block; }
.page {
  position: relative;
  box-sizing: border-box;
  overflow: hidden;
  margin: 0 auto 16px;
  background: #fff;
  color: #000;
  font: 10.5pt/1.5 "${PAPER_FONT}", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif;
  box-shadow: 0 1px 6px rgb(0 0 0 / 25%);
  contain: strict;
}
.body { position: absolute; overflow: hidden; overflow-wrap: anywhere; }
/* A box without a size: frames have their place from its corner, above the content. */
.frames { position: absolute; z-index: 1; }
[data-frame] { box-sizing: border-box; overflow: hidden; overflow-wrap: anywhere; line-height: 1.2; }
[data-frame] > :last-child { margin-bottom: 0; }
.band { position: absolute; display: flex; gap: 4mm; font-size: 9pt; line-height: 1.2; white-space: pre-wrap; }
.band > span { flex: 1; }
.band > :nth-child(2) { text-align: center; }
.band > :nth-child(3) { text-align: end; }
.watermark {
  position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none;
  color: rgb(0 0 0 / 8%); font-size: 48pt; font-weight: 700; white-space: pre; rotate: -30deg;
}
h1 { font-size: 18pt; } h2 { font-size: 15pt; } h3 { font-size: 12pt; }
h1, h2, h3, h4, h5, h6 { margin: 0 0 3mm; line-height: 1.3; }
p { margin: 0 0 2mm; }
table { width: calc(100% - 0.2mm); border-collapse: collapse; margin: 0 0 4mm; }
th, td { border: 0.2mm solid #000; padding: 1mm 2mm; text-align: start; vertical-align: middle; }
th { font-weight: 600; }
table[border="0"] :is(td, th) { border: none; }
img, svg { max-width: 100%; }
@media print {
  .page { margin: 0; box-shadow: none; break-after: page; contain: none; }
  .page:last-child { break-after: auto; }
}
`

let sheet: CSSStyleSheet | undefined

/** The style sheet of pages. */
export function pageStyles(): CSSStyleSheet {
  if (sheet) return sheet
  const created = new CSSStyleSheet()
  created.replaceSync(PAGE_CSS)
  sheet = created
  return created
}
