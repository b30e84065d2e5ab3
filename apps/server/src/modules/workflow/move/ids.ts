/** Ids in a text that separates them by commas. */
export const idsOf = (csv: string | null | undefined): string[] =>
  (csv ?? '').split(',').flatMap((id) => id.trim() || [])
