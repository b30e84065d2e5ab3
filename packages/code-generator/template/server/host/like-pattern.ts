/** Pattern for LIKE that finds `keyword` anywhere; `%`, `_` and `\` in it are escaped. */
export const likePattern = (keyword: string) => `%${keyword.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
