import { LANGUAGES, type Language, USER_CELLS, type UserCellName } from '@sqos/contract'
import { text } from '../../../platform/text.ts'
import type { WorkbookValue } from '../../../platform/workbook/index.ts'

/** The columns of a list of people, in their order. */
export const CELLS = USER_CELLS

export type CellName = UserCellName

/** One line of a list, as people write it; what is missing is empty. */
export type Cells = Partial<Record<CellName, string>>

/** Key of what a column is called. */
export const headingKeyOf = (name: CellName) => `user.cell.${name}`

/** What a column is called. */
export const headingOf = (language: Language, name: CellName) => text(language, headingKeyOf(name))

/** A heading without case, blanks and marks of required columns: `Date of birth *` → `dateofbirth`. */
const plain = (heading: string): string => heading.replaceAll(/[*＊\s]/g, '').toLowerCase()

const NAMES = new Map(
  CELLS.flatMap((name) =>
    [name, ...LANGUAGES.map((language) => headingOf(language, name))].map((heading) => [plain(heading), name] as const),
  ),
)

/** The column of a heading in any language; undefined for other headings. */
export const cellOfHeading = (heading: WorkbookValue): CellName | undefined => NAMES.get(plain(String(heading ?? '')))

/** A cell of a workbook as people write it. */
export function asText(value: WorkbookValue | undefined): string {
  if (value === null || value === undefined) return ''
  return String(value).trim().normalize('NFC')
}

export const isCellName = (name: string): name is CellName => CELLS.some((cell) => cell === name)

/** Only what a list of people has. */
export function toCells(values: Record<string, unknown>): Cells {
  const cells: Cells = {}
  for (const name of CELLS) {
    const value = values[name]
    if (typeof value === 'string' || typeof value === 'number') cells[name] = asText(value)
  }
  return cells
}

/** A date as people write it, by the clock of this server; undefined for what is none. */
export function readDate(written: string): Date | undefined {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(written)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const date = new Date(year, month - 1, day, hour, minute, second)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined
}
