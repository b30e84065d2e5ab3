import { type FormDocument, readRules, type VisualRule, writeRules } from '@sqos/form-model'
import { freeId } from '../rules/rule-edits.ts'
import { isSameJson, mergeFields, mergeOrder, type Versions } from './three-way.ts'

type Decision = Parameters<typeof mergeFields>[1]

/**
 * Merges the rules of two versions one by one. New rules of both sides are kept, also with the same id. A rule that both
 * sides have changed, or that one has removed and the other changed, is a conflict.
 */
export function mergeRules(documents: Versions<FormDocument>, decision: Decision): readonly object[] {
  const base = readRules(documents.base)
  const theirs = readRules(documents.theirs)
  const ours = withOwnIds(readRules(documents.ours), { base, theirs })
  const versions = { base: byId(base), ours: byId(ours), theirs: byId(theirs) }
  const merged = mergeFields(versions, { ...decision, nested: new Set() })
  const order = mergeOrder(
    { base: base.map(idOf), ours: ours.map(idOf), theirs: theirs.map(idOf) },
    new Set(Object.keys(merged)),
  )
  const all = new Map([...theirs, ...ours].map((rule) => [rule.id, rule]))
  const chosen = order.flatMap((id) => {
    const isTheirs = isSameJson(merged[id], versions.theirs[id])
    return (isTheirs ? theirs.find((rule) => rule.id === id) : undefined) ?? all.get(id) ?? []
  })
  return writeRules(chosen)
}

const idOf = ({ id }: VisualRule): string => id
const byId = (rules: readonly VisualRule[]): Readonly<Record<string, VisualRule>> =>
  Object.fromEntries(rules.map((rule) => [rule.id, rule]))

/** Our new rules with ids that the other side has not used. */
function withOwnIds(
  ours: readonly VisualRule[],
  { base, theirs }: { base: readonly VisualRule[]; theirs: readonly VisualRule[] },
): readonly VisualRule[] {
  const isOther = (rule: VisualRule) =>
    base.every(({ id }) => id !== rule.id) && theirs.some((one) => one.id === rule.id && !isSameJson(one, rule))
  const kept = [...ours.filter((rule) => !isOther(rule)), ...theirs]
  return ours.map((rule) => {
    if (!isOther(rule)) return rule
    const renamed = { ...rule, id: freeId([...kept, ...ours]) }
    kept.push(renamed)
    return renamed
  })
}
