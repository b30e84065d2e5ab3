/** Fonts of the page that the server prints, so that previews and PDF look alike. */
export const PAPER_FONTS = '/paper/fonts.css'
