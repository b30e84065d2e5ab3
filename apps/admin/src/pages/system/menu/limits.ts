/** The largest order number. */
export const MAX_SORT_CODE = 9999
/** Maximum length of names and codes. */
export const MAX_LENGTH = 50
