/** The rows as spreadsheets take them: tabs between values, a line per row, quotes where a value has either. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((values) => values.map(quote).join('\t')).join('\n')
}

const quote = (value: string) => (/["\t\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
