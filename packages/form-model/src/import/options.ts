import { asText, own } from '../json/json.ts'
import type { ModelOption } from '../values/options.ts'
import {
  type CellReader,
  cellText,
  found,
  type ImportCell,
  type ImportedCell,
  only,
  readAll,
  readEach,
  unknownName,
} from './import-cell.ts'

const flatten = (options: readonly ModelOption[]): readonly ModelOption[] =>
  options.flatMap((option) => [option, ...flatten(option.children ?? [])])

/** Finds an option by its label or value. */
function optionOf(options: readonly ModelOption[], text: string): ImportedCell {
  const flat = flatten(options)
  const option = flat.find(({ label }) => label === text) ?? flat.find(({ value }) => String(value) === text)
  return option ? found(option.value) : unknownName(text)
}

/** Options of the field, by label or value. */
export const optionImport: ImportCell = {
  reader: (options) => readEach(options, (cell) => optionOf(options.lookup.options, cellText(cell))),
}

type Path = readonly (string | number)[]

/** The values from the root to an option. */
function pathOf(
  options: readonly ModelOption[],
  { labels, text }: { labels: readonly string[]; text: string },
): ImportedCell {
  const path: (string | number)[] = []
  let level = options
  for (const label of labels) {
    const option = level.find((one) => one.label === label)
    if (!option) return unknownName(text)
    path.push(option.value)
    level = option.children ?? []
  }
  return found(path)
}

/** Every path to an option of this label. */
const pathsTo = (options: readonly ModelOption[], label: string, above: Path = []): readonly Path[] =>
  options.flatMap((option) => {
    const path = [...above, option.value]
    return [...(option.label === label ? [path] : []), ...pathsTo(option.children ?? [], label, path)]
  })

/** Reads `甲/乙`, several paths separated by commas, or the last label. */
export const optionPathImport: ImportCell = {
  reader: ({ kind, node, lookup }) => {
    const separator = asText(own(node, 'separator')) || '/'
    const one: CellReader = (cell) => {
      const text = cellText(cell)
      const labels = text.split(separator).map((label) => label.trim())
      const whole = pathOf(lookup.options, { labels, text })
      return 'value' in whole || labels.length > 1 ? whole : only(pathsTo(lookup.options, text), text)
    }
    return kind.isMultiple(node) ? (cell) => readAll(cellText(cell).split(/[,，;；]/), one) : one
  },
}
