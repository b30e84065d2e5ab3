/** The largest order number. Source: contract of the API family, platform, section 21.1. */
export const MAX_SORT_CODE = 999_999
