/** Rows per page that can be chosen. */
export const PAGE_SIZES = [20, 50, 100, 500] as const

/** Default rows per page. */
export const DEFAULT_PAGE_SIZE = 20
