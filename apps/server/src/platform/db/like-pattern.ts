/** The pattern of LIKE that finds `keyword` anywhere: its own `%`, `_` and `\` are meant as they stand. */
export const likePattern = (keyword: string) => `%${keyword.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
