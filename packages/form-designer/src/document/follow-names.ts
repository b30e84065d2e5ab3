import {
  asList,
  asText,
  defaultFormulaOf,
  type FormDocument,
  type FormItem,
  type FormModel,
  isGroup,
  isRecord,
  own,
  ownAt,
  readRules,
  type RuleAction,
  type RuleGroup,
  writeRules,
} from '@sqos/form-model'
import { editTree } from './edit-tree.ts'

const usesFormula = (item: FormItem): boolean => item.kind.formula !== undefined || defaultFormulaOf(item).length > 0

/** Whether rules or formulas of a form name fields. */
export const needsNames = (form: FormModel): boolean =>
  form.all.some(usesFormula) || readRules(form.document).length > 0

/**
 * The changed document, whose rules and formulas name renamed and moved fields by their new paths. Components are recognized by
 * their numbers.
 */
export function withFollowedNames(before: FormModel, after: FormModel): FormDocument {
  const { document } = after
  const uses = after.all.filter(usesFormula)
  const rules = readRules(document)
  if (uses.length === 0 && rules.length === 0) return document
  const renamed = renamedPaths(before, after)
  if (renamed.size === 0) return document
  const next = (path: string) => renamed.get(path) ?? path
  const replaced = new Map(
    uses.flatMap((item) => {
      const isDefault = item.kind.formula === undefined
      const tokens = isDefault ? defaultFormulaOf(item) : asList(own(item.node, 'expression'))
      const followed = tokens.map((token) => withPath(token, next))
      const isSame = followed.every((token, index) => token === tokens[index])
      if (isSame) return []
      const node = isDefault
        ? { ...item.node, __config__: { ...item.node.__config__, defaultFormula: followed } }
        : { ...item.node, expression: followed }
      return [[item.key, node] as const]
    }),
  )
  const formulas = replaced.size > 0 ? editTree(document, { replace: replaced }) : document
  if (rules.length === 0) return formulas
  const visualRules = writeRules(
    rules.map((rule) => ({
      ...rule,
      ...inGroup(rule, next),
      actions: rule.actions.map((action) => inAction(action, next)),
    })),
  )
  return { ...formulas, visualRules }
}

/** Old path → new path of the fields that have both; a path that another field still has is not followed. */
function renamedPaths(before: FormModel, after: FormModel): ReadonlyMap<string, string> {
  const numberOf = (node: unknown) => asText(ownAt(node, '__config__', 'formId'))
  const paths = new Map(after.all.map(({ node, path }) => [numberOf(node), path]))
  return new Map(
    before.all.flatMap(({ node, path }) => {
      const number = numberOf(node)
      const now = number === undefined ? undefined : paths.get(number)
      return path !== '' && now && now !== path && !after.field(path) ? [[path, now]] : []
    }),
  )
}

function withPath(token: unknown, next: (path: string) => string): unknown {
  const path = asText(own(token, '__vModel__'))
  return isRecord(token) && path !== undefined && next(path) !== path ? { ...token, ['__vModel__']: next(path) } : token
}

const inGroup = ({ match, conditions }: RuleGroup, next: (path: string) => string): RuleGroup => ({
  match,
  conditions: conditions.map((part) =>
    isGroup(part)
      ? inGroup(part, next)
      : { ...part, field: next(part.field), ...(part.from !== undefined && { from: next(part.from) }) },
  ),
})

const inAction = (action: RuleAction, next: (path: string) => string): RuleAction => ({
  ...action,
  fields: action.fields.map(next),
  ...(action.from !== undefined && { from: next(action.from) }),
  ...(action.formula && { formula: action.formula.map((token) => withPath(token, next)) }),
})
