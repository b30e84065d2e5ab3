/** Entries of a setting that are separated by commas, semicolons, spaces or lines. */
export const splitList = (list: string) => list.split(/[\s,;，；]+/).filter((entry) => entry !== '')
