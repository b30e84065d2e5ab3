/** Tables that the platform created for one model. */
const MADE = /\b(?:mt|ct)[0-9a-f]{32}\b/g

interface TableDocuments {
  tables: string
  formData: string | null
  columnData: string | null
  appColumnData: string | null
}

/** Copies the documents of a model for another model, with own names for the tables that the platform created. */
export function withOwnTables(
  { tables, formData, columnData, appColumnData }: TableDocuments,
  { modelId, newId }: { modelId: string; newId: () => string },
) {
  const names = new Map<string, string>()
  const rename = (text: string) =>
    text.replaceAll(MADE, (name) => {
      const next = names.get(name) ?? (name.startsWith('mt') ? `mt${modelId}` : `ct${newId()}`)
      names.set(name, next)
      return next
    })
  const renameOrNull = (text: string | null) => (text === null ? null : rename(text))
  return {
    tables: rename(tables),
    formData: renameOrNull(formData),
    columnData: renameOrNull(columnData),
    appColumnData: renameOrNull(appColumnData),
  }
}
