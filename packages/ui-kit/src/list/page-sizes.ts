/** Rows per page that can be chosen. Source: specification of the shell, section 9. */
export const PAGE_SIZES = [20, 50, 100, 500] as const

/** Default rows per page. Source: the same section. */
export const DEFAULT_PAGE_SIZE = 20
