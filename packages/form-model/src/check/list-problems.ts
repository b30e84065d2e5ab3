import { asNumber, own } from '../json/json.ts'
import type { Problem, ProblemCode } from '../document/problem.ts'
import type { ListModel } from '../list/read-list.ts'
import type { FormModel } from '../model/read-form.ts'

/** List types of newer editions that are shown as plain lists. */
const OTHER_TYPES: ReadonlyMap<number, string> = new Map([
  [4, '行内编辑表格'],
  [5, '树形表格'],
])

const error = (code: ProblemCode, pointer: string): Problem => ({ code, severity: 'error', place: [], pointer })

/** Problems that prevent saving a list. */
export function listProblems({ columns, settings, document }: ListModel, form: FormModel): readonly Problem[] {
  const { type, tree, groupField } = settings
  const problems: Problem[] = columns
    .filter(({ item }) => !item)
    .map(({ prop, label }) => ({
      code: 'unknownColumn',
      severity: 'warning',
      place: [label],
      pointer: '/columnList',
      params: { column: prop },
    }))
  const made = OTHER_TYPES.get(asNumber(own(document, 'type')) ?? 1)
  if (made) {
    const params = { made, opened: '普通表格' }
    problems.push({ code: 'listType', severity: 'warning', place: [], pointer: '/type', params })
  }
  if (columns.length === 0) problems.push(error('noColumns', '/columnList'))
  const treeSource = { dictionary: tree.dictionary, api: tree.dataInterface, organize: 'tree', department: 'tree' }
  const isTreeWhole = form.field(tree.relation) !== undefined && treeSource[tree.source] !== ''
  if (type === 'tree' && !isTreeWhole) problems.push(error('noTree', '/treeRelation'))
  if (type === 'group' && !form.field(groupField)) problems.push(error('noGroup', '/groupField'))
  return problems
}
