import type { TranslateText } from '@sqos/contract/texts'
import { describeNode, type Wording } from '../describe/describe-node.ts'
import type { FlowNode } from '../document/flow-node.ts'
import { isRecord } from '../json.ts'
import { type FieldPermission, formOperatesOf } from '../settings/form-operates.ts'
import type { NodeChange } from './compare-flows.ts'

/** A changed setting in words. */
export interface SettingChange {
  label: string
  before: string
  after: string
}

const NS = { ns: 'workflowModel' }

/** Settings that the rule of a node says in words. */
const IN_RULE: ReadonlySet<string> = new Set(
  (
    'assigneeType approvers approverPos approverRole approverOrg approverGroup managerLevel departmentLevel ' +
    'formFieldType formField nodeId getUserUrl counterSign countersignRatio initiator initiatePos initiateRole ' +
    'initiateOrg initiateGroup initiateType conditions formula isDefault day hour minute second flowId flowName isAsync ' +
    'maxRounds'
  ).split(' '),
)

/** Settings without a meaning for people. */
const HIDDEN: ReadonlySet<string> = new Set(['priority', 'content'])

/** Says in words what changed in a node: its rule, the rights on each field, then the other settings. */
export function describeChange({ before, after, settings }: NodeChange, wording: Wording): readonly SettingChange[] {
  if (!before || !after) return []
  const { t } = wording
  const shown = settings.filter((name) => !HIDDEN.has(name) && !IN_RULE.has(name) && name !== 'formOperates')
  const rule = {
    label: t('compare.rule', NS),
    before: describeNode(before, wording),
    after: describeNode(after, wording),
  }
  const hasRule = settings.some((name) => IN_RULE.has(name) || name.startsWith('circulate'))
  return [
    ...(hasRule && rule.before !== rule.after ? [rule] : []),
    ...(settings.includes('formOperates') ? fieldChanges(before, after, t) : []),
    ...shown.map((name) => ({
      label: t(`compare.setting.${name}`, { ...NS, defaultValue: name }),
      before: valueText(name === 'type' ? before.type : before.properties[name], t),
      after: valueText(name === 'type' ? after.type : after.properties[name], t),
    })),
  ]
}

/** The rights on fields that differ. */
function fieldChanges(before: FlowNode, after: FlowNode, t: TranslateText): SettingChange[] {
  const rights = (node: FlowNode) =>
    new Map(formOperatesOf(node.properties['formOperates'], node.type === 'start').map((one) => [one.id, one]))
  const [former, present] = [rights(before), rights(after)]
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((id) => {
    const [old, now] = [former.get(id), present.get(id)]
    const [left, right] = [rightText(old, t), rightText(now, t)]
    if (left === right) return []
    const field = (now ?? old)?.name || id
    return [{ label: t('compare.field', { ...NS, field }), before: left, after: right }]
  })
}

function rightText(right: FieldPermission | undefined, t: TranslateText): string {
  if (!right) return t('compare.nothing', NS)
  if (!right.read) return t('compare.right.hidden', NS)
  if (right.required) return t('compare.right.required', NS)
  return t(right.write ? 'compare.right.write' : 'compare.right.read', NS)
}

/** Maximum length of a value without words. */
const LONGEST = 120

function valueText(value: unknown, t: TranslateText): string {
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no', NS)
  if (value === undefined || value === null || value === '') return t('compare.nothing', NS)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return value.length === 0 ? t('compare.nothing', NS) : t('compare.entries', { ...NS, count: value.length })
  if (isRecord(value) && 'on' in value && (value['on'] === false || value['on'] === 0)) return t('compare.no', NS)
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
