import { faultParams, type Problem, type ProblemCode } from '../document/problem.ts'
import { asText, own, ownAt } from '../json/json.ts'
import { defaultFormulaFault, validDefaults } from '../model/default-formulas.ts'
import { attributeSources, formulaCircles, formulaFault } from '../model/dependencies.ts'
import type { FormItem } from '../model/form-item.ts'
import { patternsOf } from '../model/patterns.ts'
import type { FormModel } from '../model/read-form.ts'
import { optionSource } from '../values/options.ts'
import { rulesOf } from '../rules/compile-rules.ts'
import type { FormCheckOptions } from './check-document.ts'

const at = (item: FormItem, code: ProblemCode, more: Partial<Problem> = {}): Problem => ({
  code,
  severity: 'error',
  place: item.place,
  pointer: item.key,
  ...more,
})

/** Problems that prevent saving a form. */
export function formProblems(form: FormModel, { webType = 2 }: FormCheckOptions): readonly Problem[] {
  const problems = form.all.flatMap((item) => [
    ...nodeProblems(item, form),
    ...patternProblems(item),
    ...formulaProblems(item, form),
  ])
  if (form.items.length === 0) problems.push({ code: 'noFields', severity: 'error', place: [], pointer: '/fields' })
  if (webType === 2 && form.settings.hasPrint && form.settings.printId === '') {
    problems.push({ code: 'noPrintTemplate', severity: 'error', place: [], pointer: '/printId' })
  }
  return [
    ...problems,
    ...referenceProblems(form),
    ...tableProblems(form),
    ...circleProblems(form),
    ...ruleProblems(form),
  ]
}

function nodeProblems(item: FormItem, form: FormModel): readonly Problem[] {
  const problems: Problem[] = []
  const { kind } = item
  const holdsValue = kind.role === 'value' || kind.role === 'system' || kind.role === 'table'
  const isNameless = own(item.node, '__vModel__') === undefined || own(item.node, '__vModel__') === ''
  if (holdsValue && isNameless && kind.group !== 'unknown') problems.push(at(item, 'noName'))
  problems.push(...kind.problems(item.node).map((code) => at(item, code)))
  const isBox = kind.role === 'container' || kind.role === 'pane' || kind.role === 'table'
  if (isBox && item.children.length === 0) problems.push(at(item, 'emptyContainer'))
  problems.push(...optionProblems(item))
  if (item.table !== undefined && !kind.fitsTable) problems.push(at(item, 'notInTable', { severity: 'warning' }))
  if (item.binding && form.tables.main) problems.push(...bindingProblems(item, form))
  return problems
}

/** A choice without the dictionary or the data interface of its options. */
function optionProblems(item: FormItem): readonly Problem[] {
  if (!item.kind.hasOptions) return []
  const source = optionSource(item.node)
  if (source.type === 'dictionary' && source.dictionary === '') return [at(item, 'noDictionary')]
  if (source.type === 'interface' && source.dataInterface === '') return [at(item, 'noOptionsInterface')]
  return []
}

/** Names of tables that the platform creates: their columns follow the form. */
const MADE_TABLE = /^[cm]t[\da-f-]{10,}$/i

/**
 * Whether the column of a field does not exist yet; the next save creates it. Tables without a list of columns are
 * trusted, and so are tables that the platform creates.
 */
function bindingProblems(item: FormItem, form: FormModel): readonly Problem[] {
  const { binding } = item
  // The server assigns a table to a new sub-table.
  if (!binding || binding.table === '' || MADE_TABLE.test(binding.table)) return []
  const table = [form.tables.main, ...form.tables.children].find((one) => one?.name === binding.table)
  if (!table) return [at(item, 'unknownTable', { params: { table: binding.table } })]
  const isKnown =
    table.columns.length === 0 || table.columns.some(({ name }) => name.toLowerCase() === binding.column.toLowerCase())
  return isKnown ? [] : [at(item, 'newColumn', { severity: 'warning', params: { column: binding.column } })]
}

const patternProblems = (item: FormItem): readonly Problem[] =>
  patternsOf(item).flatMap(({ fault, source }, index) =>
    fault
      ? [
          at(item, fault === 'lostBackslash' ? 'patternBackslash' : 'pattern', {
            severity: 'warning',
            pointer: `${item.key}/__config__/regList/${index}`,
            params: { pattern: source },
          }),
        ]
      : [],
  )

function formulaProblems(item: FormItem, form: FormModel): readonly Problem[] {
  const fault = item.kind.formula ? formulaFault(form, item) : defaultFormulaFault(form, item)
  return fault ? [at(item, 'formula', { params: faultParams(fault) })] : []
}

/** Formulas that depend on themselves. */
const circleProblems = (form: FormModel): readonly Problem[] =>
  [...formulaCircles(form, validDefaults(form))].flatMap(([path, circle]) => {
    const item = form.field(path)
    return item ? [at(item, 'formula', { params: { fault: 'cycle', cycle: circle.join(' → ') } })] : []
  })

const referenceProblems = (form: FormModel): readonly Problem[] =>
  attributeSources(form).flatMap(({ item, source }) =>
    source ? [] : [at(item, 'reference', { params: { name: asText(own(item.node, 'relationField')) ?? '' } })],
  )

/** Reports child tables that are used twice and columns that are bound twice. */
function tableProblems(form: FormModel): readonly Problem[] {
  const problems: Problem[] = []
  const users = new Map<string, FormItem>()
  const columns = new Set<string>()
  const secondary = new Set(form.all.flatMap(({ binding }) => (binding?.role === 'secondary' ? [binding.table] : [])))
  for (const item of form.subTables) {
    const table = asText(ownAt(item.node, '__config__', 'tableName')) ?? ''
    if (table === '') continue
    if (users.has(table)) problems.push(at(item, 'tableUsedTwice', { params: { table } }))
    if (secondary.has(table)) problems.push(at(item, 'bothTables', { params: { table } }))
    users.set(table, item)
  }
  for (const item of form.all) {
    if (!item.binding) continue
    const column = `${item.binding.table}.${item.binding.column}`.toLowerCase()
    if (columns.has(column)) problems.push(at(item, 'columnUsedTwice', { params: { column } }))
    columns.add(column)
  }
  return problems
}

/** Rules that are not applied. */
const ruleProblems = (form: FormModel): readonly Problem[] =>
  rulesOf(form).faults.flatMap((faults, index) =>
    faults.map((fault): Problem => ({
      code: fault.code,
      severity: 'error',
      place: [],
      pointer: `/visualRules/${index}`,
      params: {
        number: index + 1,
        ...('name' in fault && { name: form.field(fault.name)?.label ?? fault.name }),
        ...(fault.code === 'ruleFormula' && faultParams(fault.fault)),
      },
    })),
  )
