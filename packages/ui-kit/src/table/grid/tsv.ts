/**
 * The rows in spreadsheet format: tabs between values, one line per row, quotes around values with tabs or line breaks.
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((values) => values.map(quote).join('\t')).join('\n')
}

const quote = (value: string) => (/["\t\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
