import { quote } from '../design/code.ts'
import type { Field, Module } from '../design/module.ts'
import type { ValueName } from '../design/values.ts'
import { matching } from '../design/usual-texts.ts'

/** The cell of a workbook, and the value that the record has for it; undefined where tests do not know it. */
interface Cell {
  field: Field
  text: string
  stored: string | undefined
}

/** The cell “1” as each kind of value. */
const ONE: Readonly<Record<ValueName, string | undefined>> = {
  text: `'1'`,
  number: '1',
  flag: '1',
  texts: `['1']`,
  numbers: '[1]',
  paths: `[['1']]`,
  moment: undefined,
  files: undefined,
  place: undefined,
}

/** What an import reads as more than one value, and how it writes them. */
const SEPARATORS = /[,，、;；\n]/

function cellOf(field: Field, { account }: { account: string }): Cell | undefined {
  const { value, naming, options, patterns } = field
  const cell = (text: string, stored?: string): Cell => ({ field, text, stored })
  const many = (code: string) => (value === 'texts' ? `[${code}]` : code)
  if (naming?.by === 'options') {
    const entry = options?.entries.find(({ label }) => label.trim() === label && label && !SEPARATORS.test(label))
    // A label that two options have is the first one's.
    const first = options?.entries.find(({ label }) => label === entry?.label)
    return entry && first && cell(entry.label, many(quote(first.value)))
  }
  if (naming?.by === 'user') return cell(account)
  if (naming?.by === 'dictionary' || value === 'files' || value === 'place') return undefined
  if (patterns.length > 0) {
    const text = matching(field)
    return text === undefined ? undefined : cell(text, quote(text))
  }
  // A date is in the time zone of the server.
  return value === 'moment' ? cell('2026-01-15') : cell('1', ONE[value])
}

/** A cell that no import takes. */
const badCell = ({ value, naming }: Field): string | undefined =>
  naming?.by === 'options' || value === 'number' || value === 'flag' || value === 'moment' ? 'no such value' : undefined

/** Tests of the import; empty for forms whose required fields a workbook cannot name. */
export function importTests({ names, fields }: Module, target: { account: string }): string {
  // A title that two fields have is the first one's.
  const free = fields.filter(
    (field) => field.fill === undefined && fields.find(({ label }) => label === field.label) === field,
  )
  const cells = free.flatMap((field) => cellOf(field, target) ?? [])
  const required = fields.filter(({ isRequired }) => isRequired)
  const chosen = cells.find(({ field }) => field.naming?.by === 'options')
  const faulty = cells.find(({ field }) => badCell(field) !== undefined)
  const wanted = new Set([chosen ?? cells[0], faulty])
  const used = cells.filter((cell) => cell.field.isRequired || wanted.has(cell))
  const isComplete = required.every((field) => used.some((cell) => cell.field === field))
  if (!isComplete || used.length === 0) return ''
  const good = `[${used.map(({ text }) => quote(text)).join(', ')}]`
  const bad = used.map((cell) => quote(cell === faulty ? (badCell(cell.field) ?? '') : cell.text)).join(', ')
  const stored = used.flatMap((cell) => (cell.stored === undefined ? [] : [`${cell.field.name}: ${cell.stored}`]))
  return `/** The titles of some fields. */
const titles = ([${used.map(({ field }) => quote(field.name)).join(', ')}] as const).map((name) =>
  text('zh', \`pages:\${PAGES.${names.camel}.columns[name].title}\`),
)

/** A workbook with a row of cells for each record. */
function workbookOf(...rows: readonly string[][]) {
  const inQuotes = (cell: string) => \`"\${cell.replaceAll('"', '""')}"\`
  const lines = [titles, ...rows].map((row) => row.map(inQuotes).join(','))
  const form = new FormData()
  form.append('file', new File([lines.join('\\n')], 'records.csv'))
  return form
}

it('an import stores every row${chosen ? ', and what was chosen by its text as its id' : ''}', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const row = ${good}

  const { data } = await admin.post(\`\${URL}/Actions/Import\`, workbookOf(row, row))

  expect(data).toEqual({ imported: 2, faults: [] })
  const stored = { ${stored.join(', ')} }
  expect((await admin.get<Page>(URL)).data.list).toMatchObject([stored, stored])
})

${
  faulty
    ? `it('an import with a bad cell names its row and column, and stores none of its rows', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')

  const { data } = await admin.post(\`\${URL}/Actions/Import\`, workbookOf(${good}, [${bad}]))

  expect(data).toMatchObject({ imported: 0, faults: [{ row: 2, column: titles[${used.indexOf(faulty)}] }] })
  expect((await admin.get<Page>(URL)).data.pagination.total).toBe(0)
})

`
    : ''
}`
}
