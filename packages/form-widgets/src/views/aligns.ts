/** Values of `align` and `content-position` in documents. */
export const ALIGNS = ['left', 'center', 'right'] as const
