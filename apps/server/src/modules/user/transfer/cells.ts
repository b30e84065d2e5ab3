import { LANGUAGES, type Language, USER_CELLS, type UserCellName } from '@sqos/contract'
import { text } from '../../../platform/text.ts'
import type { WorkbookValue } from '../../../platform/workbook/index.ts'

/** The columns of a user list, in order. */
export const CELLS = USER_CELLS

export type CellName = UserCellName

/** One line of a user list as entered; missing cells are empty strings. */
export type Cells = Partial<Record<CellName, string>>

/** Translation key of the column title. */
export const headingKeyOf = (name: CellName) => `user.cell.${name}`

/** Title of a column. */
export const headingOf = (language: Language, name: CellName) => text(language, headingKeyOf(name))

/** Normalises a heading: removes case, blanks and the marks of required columns: `Date of birth *` → `dateofbirth`. */
const plain = (heading: string): string => heading.replaceAll(/[*＊\s]/g, '').toLowerCase()

const NAMES = new Map(
  CELLS.flatMap((name) =>
    [name, ...LANGUAGES.map((language) => headingOf(language, name))].map((heading) => [plain(heading), name] as const),
  ),
)

/** The column with this heading in any language; undefined for unknown headings. */
export const cellOfHeading = (heading: WorkbookValue): CellName | undefined => NAMES.get(plain(String(heading ?? '')))

/** Text of a workbook cell. */
export function asText(value: WorkbookValue | undefined): string {
  if (value === null || value === undefined) return ''
  return String(value).trim().normalize('NFC')
}

export const isCellName = (name: string): name is CellName => CELLS.some((cell) => cell === name)

/** Keeps only the columns of a user list. */
export function toCells(values: Record<string, unknown>): Cells {
  const cells: Cells = {}
  for (const name of CELLS) {
    const value = values[name]
    if (typeof value === 'string' || typeof value === 'number') cells[name] = asText(value)
  }
  return cells
}

/** Parses a date in the server's time zone; undefined for invalid dates. */
export function readDate(written: string): Date | undefined {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(written)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const date = new Date(year, month - 1, day, hour, minute, second)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined
}
