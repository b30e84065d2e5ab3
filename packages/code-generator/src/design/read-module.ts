import { asText, type FormItem, type FormModel, own, ownAt, readForm, readList, scriptsOf } from '@sqos/form-model'
import {
  fieldNames,
  humanise,
  moduleNames,
  type NameGiver,
  snakeOf,
  type Spell,
  withoutCapitalPairs,
  wordsOf,
} from '../names/names.ts'
import { inComment, quote } from './code.ts'
import { codeOfKind, plainText } from './controls.ts'
import { formulaCode } from './formulas.ts'
import type { Field, Module, Script, SubTable } from './module.ts'
import { type ValueName, valueOf } from './values.ts'

/** The design of a model, as it is stored. */
export interface Design {
  fullName: string
  enCode: string
  formData: unknown
  columnData?: unknown
  tables?: unknown
}

/** What a person chooses for the output. */
export interface Settings {
  /** The folder of the page and the directory of its menu entry, such as `business`. */
  module: string
  className: string
  /** By the name of the sub-table in the form. */
  subClassNames?: Readonly<Record<string, string>> | undefined
  description: string
  /** Into the workspace (default), or a project of its own. */
  shape?: 'workspace' | 'standAlone' | undefined
}

/** Names in use, and how other writing becomes Latin. */
export interface Surroundings {
  /** Page keys and tables of the target. */
  isTaken: (name: string) => boolean
  spell: Spell
  /** The entries of a dictionary, for stand-alone projects. */
  entriesOf?: ((dictionary: string) => readonly { id: string; enCode: string; fullName: string }[]) | undefined
}

/** Columns of a list by default. */
const LISTED = 8
const AUDIT = new Set(['createUser', 'createTime', 'modifyUser', 'modifyTime'])

/** Reads a design for the templates. Nothing is refused: what cannot be generated becomes a note. */
export function readModule(design: Design, settings: Settings, surroundings: Surroundings): Module {
  const form = readForm(design.formData, design.tables)
  const { spell } = surroundings
  const notes: string[] = []
  const names = moduleNames(settings.className, surroundings)
  if (names.Name.toLowerCase() !== wordsOf(settings.className, spell).join(''))
    notes.push(
      `The class name \`${inComment(settings.className)}\` is \`${names.Name}\` here: the other one is in use, reserved or not Latin.`,
    )
  const headings = headingsOf(form)
  const reading: Reading = {
    form,
    headings,
    spell,
    notes,
    constants: fieldNames(spell),
    paths: new Map(),
    moduleName: names.Name,
  }
  const given = fieldNames(spell)
  const listed = listedNames(design, form)
  const subTables = form.subTables.map((item) =>
    readSubTable(item, reading, { given, className: settings.subClassNames?.[item.name] }),
  )
  const fields = form.fields
    .filter(({ kind }) => kind.role !== 'table')
    .flatMap((item) => readField(item, reading, given) ?? [])
    .map((field) => ({ ...field, isListed: listed.has(field.source ?? '') }))
  noteOthers(form, notes)
  const main = fields.length > 0 ? fields : [fallbackField(given)]
  if (fields.length === 0) notes.push('The form has no field: the module has a field `name` to begin with.')
  return {
    names,
    area: areaOf(settings.module, spell),
    title: cleanTitle(design.fullName),
    titleEn: /^[\p{ASCII}]+$/u.test(design.fullName) ? cleanTitle(design.fullName) : humanise(names.camels),
    description: inComment(settings.description) || cleanTitle(design.fullName),
    fields: withFormulas(withList(main), { form, reading }),
    subTables,
    scripts: scriptsOf(form).map((script, index) => readScript(script, { index, spell })),
    source: tableOf(form),
    notes,
  }
}

const cleanTitle = (title: string) =>
  title
    .replaceAll(/["\\\p{Cc}{}]/gu, ' ')
    .trim()
    .slice(0, 50) || 'Records'

const areaOf = (module: string, spell: Spell) => {
  const words = wordsOf(module, spell).join('')
  return /^[a-z]/.test(words) ? module.replaceAll(/[^A-Za-z0-9]/g, '') || words : 'business'
}

interface Reading {
  /** Headings by the key of the field below. */
  headings: ReadonlyMap<string, string>
  form: FormModel
  spell: Spell
  notes: string[]
  constants: NameGiver
  /** Generated names by path in the form. */
  paths: Map<string, string>
  moduleName: string
}

const labelOf = (item: FormItem) => inComment(item.label).slice(0, 50) || item.name

function readField(
  item: FormItem,
  { notes, constants, paths, spell, headings }: Reading,
  given: NameGiver,
): Field | undefined {
  if (item.name === '' || AUDIT.has(item.kind.name)) return undefined
  const { kind } = item
  if (kind.role !== 'value' && kind.role !== 'system') return undefined
  const name = given.give(item.name, `field${wordsOf(item.key, spell).join('')}`)
  paths.set(item.path, name)
  const constant = snakeOf(constants.give(`${item.table ?? ''} ${item.name}`, name)).toUpperCase()
  const known = codeOfKind({ item, constant })
  const label = labelOf(item)
  if (!known)
    notes.push(
      `Field “${label}” (\`${name}\`) is of the kind \`${inComment(kind.name)}\`, which the generator does not know: it is a plain text here.`,
    )
  if (kind.name === 'currPosition')
    notes.push(`Set \`${name}\` (“${label}”) in the service: a session knows no position of its person.`)
  const code = known ?? plainText
  return {
    name,
    column: snakeOf(name),
    label,
    labelEn: /^[\p{ASCII}]+$/u.test(label) ? label : humanise(name),
    source: item.name,
    value: code.value,
    isRequired: item.isRequired && kind.role === 'value' && code.value !== 'flag',
    maxLength: code.value === 'text' ? code.maxLength : undefined,
    patterns: code.value === 'text' ? patternsIn(item) : [],
    control: code.control,
    options: code.options,
    naming: code.naming,
    fill: fillOf(item),
    initial: initialOf(item, code.value),
    heading: headings.get(item.key),
    span: item.span,
    isReadOnly: kind.role === 'system' || item.isDisabled || item.isReadonly || kind.name === 'calculate',
    isListed: false,
    isSearched: code.value === 'text' && (kind.name === 'comInput' || kind.name === 'billRule'),
  }
}

function fillOf(item: FormItem): Field['fill'] {
  const rule = item.kind.numberRule?.(item.node)
  if (rule) return { by: 'number', rule }
  return item.kind.name === 'currOrganize' || item.kind.name === 'currDept' ? { by: 'organization' } : undefined
}

/** Patterns that compile and are no danger of running long: without nested repetition. */
function patternsIn(item: FormItem): Field['patterns'] {
  const rules = ownAt(item.node, '__config__', 'regList')
  if (!Array.isArray(rules)) return []
  return rules.flatMap((rule: unknown) => {
    const source = (asText(own(rule, 'pattern')) ?? '').replace(/^\/(.*)\/[a-z]*$/s, '$1')
    const message = inComment(asText(own(rule, 'message')) ?? '') || item.label
    return source === '' || source.length > 200 || !compiles(source) ? [] : [{ source, message }]
  })
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u').test('') || !/[+*}]\)[+*{]/.test(source)
  } catch {
    return false
  }
}

function initialOf(item: FormItem, value: ValueName): string | undefined {
  const given = ownAt(item.node, '__config__', 'defaultValue')
  if (value === 'text' && typeof given === 'string' && given !== '') return quote(given)
  if (value === 'text' && typeof given === 'number') return quote(String(given))
  if (value === 'number' && typeof given === 'number' && Number.isFinite(given)) return String(given)
  if (value === 'flag') return given === 1 || given === true || given === '1' ? '1' : '0'
  return undefined
}

function readSubTable(
  item: FormItem,
  reading: Reading,
  { given, className }: { given: NameGiver; className: string | undefined },
): SubTable {
  const label = labelOf(item)
  const wanted = className === undefined || className === '' ? label : className
  const name = given.give(wanted, 'rows')
  const columns = fieldNames(reading.spell)
  const fields = item.children.flatMap((column) => readField(column, reading, columns) ?? [])
  for (const column of item.children.filter(({ kind }) => kind.role === 'attribute'))
    reading.notes.push(attributeNote(column))
  const { moduleName, headings } = reading
  const Name = withoutCapitalPairs(moduleName + name.slice(0, 1).toUpperCase() + name.slice(1))
  const camels = Name.slice(0, 1).toLowerCase() + Name.slice(1)
  reading.paths.set(item.name, name)
  const table = reading.form.tables.children.find((one) => one.name === item.children[0]?.binding?.table)
  return {
    name,
    label,
    labelEn: /^[\p{ASCII}]+$/u.test(label) ? label : humanise(name),
    names: { Name, camels, snakes: snakeOf(camels), file: snakeOf(camels).replaceAll('_', '-') },
    source: table?.name,
    foreignKey: table?.foreignKey,
    fields: fields.length > 0 ? fields : [fallbackField(columns)],
    isRequired: item.isRequired,
    heading: headings.get(item.key),
  }
}

const fallbackField = (given: NameGiver): Field => ({
  name: given.give('name', 'name'),
  column: 'name',
  label: '名称',
  labelEn: 'Name',
  source: undefined,
  value: 'text',
  isRequired: false,
  maxLength: 100,
  patterns: [],
  control: plainText.control,
  options: undefined,
  naming: undefined,
  fill: undefined,
  initial: undefined,
  heading: undefined,
  span: 24,
  isReadOnly: false,
  isListed: true,
  isSearched: true,
})

const attributeNote = (item: FormItem) =>
  `“${labelOf(item)}” shows a value of a chosen record; it is not stored and was left out.`

/** Notes on components that hold no value. */
function noteOthers(form: FormModel, notes: string[]) {
  for (const item of form.all) {
    if (item.kind.role === 'attribute' && item.table === undefined) notes.push(attributeNote(item))
    if (item.kind.role === 'display' && !['divider', 'groupTitle'].includes(item.kind.name))
      notes.push(`“${labelOf(item)}” (\`${inComment(item.kind.name)}\`) only shows something and was left out.`)
  }
}

/** Titles of groups, cards and panes, by the first field below them. */
function headingsOf({ all }: FormModel): ReadonlyMap<string, string> {
  const headings = new Map<string, string>()
  let pending: string | undefined
  for (const item of all) {
    const { role, name } = item.kind
    if (name === 'groupTitle' || role === 'container' || role === 'pane') pending = titleOf(item) ?? pending
    else if (
      pending !== undefined &&
      item.table === undefined &&
      (role === 'value' || role === 'system' || role === 'table')
    ) {
      headings.set(item.key, pending)
      pending = undefined
    }
  }
  return headings
}

function titleOf({ node, label }: FormItem): string | undefined {
  const title = asText(own(node, 'content')) || asText(own(node, 'header')) || asText(own(node, 'title')) || label
  return inComment(title).slice(0, 50) || undefined
}

/** Names of the fields that the list shows. */
function listedNames({ columnData }: Design, form: FormModel): ReadonlySet<string> {
  if (columnData === undefined || columnData === null || columnData === '') return new Set()
  return new Set(readList(columnData, form).columns.flatMap(({ item }) => item?.name ?? []))
}

/** At least one column, and texts that can be searched first. */
function withList(fields: readonly Field[]): Field[] {
  if (fields.some(({ isListed }) => isListed)) return [...fields]
  const fitting = fields.filter(
    ({ value, maxLength = 0 }) => value !== 'files' && value !== 'place' && maxLength <= 5000,
  )
  const chosen = new Set((fitting.length > 0 ? fitting : fields).slice(0, LISTED))
  return fields.map((field) => ({ ...field, isListed: chosen.has(field) }))
}

/** Formulas become code of the service. */
function withFormulas(fields: readonly Field[], { form, reading }: { form: FormModel; reading: Reading }): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const operand = (path: string): string | undefined => {
    const name = reading.paths.get(path)
    if (name === undefined) return undefined
    const [table] = path.split('.')
    const rows = path.includes('.') ? reading.paths.get(table ?? '') : undefined
    if (rows !== undefined) return `sumOf(body.${rows}?.map((row) => row.${name}))`
    return byName.get(name)?.value === 'number' ? `(body.${name} ?? 0)` : undefined
  }
  return fields.map((field) => {
    const item = form.fields.find(({ name }) => name === field.source)
    if (item?.kind.name !== 'calculate') return field
    const code = formulaCode(item.node, operand)
    if (code !== undefined) return { ...field, fill: { by: 'formula', code } }
    reading.notes.push(
      `The formula of “${field.label}” is not only numbers and the four operations: fill \`${field.name}\` in the service.`,
    )
    return { ...field, isReadOnly: false }
  })
}

function readScript(
  { event, source, place, pointer }: { event: string; source: string; place: readonly string[]; pointer: string },
  { index, spell }: { index: number; spell: Spell },
): Script {
  const words = wordsOf(`${place.at(-1) ?? 'form'} ${event}`, spell)
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return {
    name: `on${name.slice(0, 40)}${index + 1}`,
    event,
    place: [...place, pointer].map(inComment).join(' / '),
    source,
  }
}

/** The main table. */
const tableOf = ({ tables }: FormModel) => tables.main?.name

/** Whether a list can sort by a field. */
export const isSortable = (field: Field) => !valueOf(field.value).isJson
