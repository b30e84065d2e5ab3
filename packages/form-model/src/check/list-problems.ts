import type { Problem, ProblemCode } from '../document/problem.ts'
import type { ListModel } from '../list/read-list.ts'
import type { FormModel } from '../model/read-form.ts'

const error = (code: ProblemCode, pointer: string): Problem => ({ code, severity: 'error', place: [], pointer })

/** What must be right before a list is saved. Source: contract of the platform, 18.1. */
export function listProblems({ columns, settings }: ListModel, form: FormModel): readonly Problem[] {
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
  if (columns.length === 0) problems.push(error('noColumns', '/columnList'))
  const treeSource = { dictionary: tree.dictionary, api: tree.dataInterface, organize: 'tree', department: 'tree' }
  const isTreeWhole = form.field(tree.relation) !== undefined && treeSource[tree.source] !== ''
  if (type === 'tree' && !isTreeWhole) problems.push(error('noTree', '/treeRelation'))
  if (type === 'group' && !form.field(groupField)) problems.push(error('noGroup', '/groupField'))
  return problems
}
