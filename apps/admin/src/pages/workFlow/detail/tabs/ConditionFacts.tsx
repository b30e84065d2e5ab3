import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { expressionToText } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import {
  conditionGroups,
  type ConditionRow,
  conditionSettings,
  describeConditions,
  type FlowNode,
} from '@sqos/workflow-model'
import { evaluateRow, isConditionTrue } from '@sqos/workflow-model/machine'
import { Fragment, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { parseValues } from '../task-values.ts'
import styles from './Tabs.module.css'

/** Why a branch is taken or not: each condition, the value of its field, and whether it is true. */
export function ConditionFacts({ node, detail }: { node: FlowNode; detail: FlowTaskDetail }) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText('workflowModel')
  const { flowFormContentJson, flowFormTextJson } = detail.flowTaskInfo
  const values = useMemo(() => parseValues(flowFormContentJson), [flowFormContentJson])
  const texts = useMemo(() => parseValues(flowFormTextJson), [flowFormTextJson])
  const settings = conditionSettings(node.properties)
  const { isDefault, rows, formula } = settings
  const [now] = useState(() => Date.now())

  if (isDefault) return <p>{t('condition.default')}</p>

  function resultOf({ field, ...row }: ConditionRow) {
    // The server sends no value of a field that the reader may not see.
    if (detail.fieldRights[field] === 'hidden' || !Object.hasOwn(values, field)) return 'unknown'
    return evaluateRow({ field, ...row }, values) ? 'true' : 'false'
  }

  function resultOfFormula() {
    const isHidden = formula.some(
      (entry) => typeof entry === 'object' && detail.fieldRights[entry.__vModel__.replace('.', '-')] === 'hidden',
    )
    if (isHidden) return 'unknown'
    return isConditionTrue({ ...settings, rows: [] }, { values, now }) ? 'true' : 'false'
  }

  return (
    <ul>
      {conditionGroups(rows).map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions have no ids
        <Fragment key={at}>
          {at > 0 && <li className={styles.or}>{t('condition.or')}</li>}
          {group.map((row) => {
            const result = resultOf(row)
            return (
              <li key={`${row.field} ${row.symbol} ${String(row.filedValue)}`}>
                <strong>{describeConditions([row], { t: describe, nameOf: () => undefined })}</strong>
                {result !== 'unknown' && <span>{t('condition.value', { value: shown(texts[row.field]) || '—' })}</span>}
                <span data-state={STATES[result]}>{t(`condition.${result}`)}</span>
              </li>
            )
          })}
        </Fragment>
      ))}
      {formula.length > 0 && (
        <li>
          <strong>{expressionToText(formula)}</strong>
          <span data-state={STATES[resultOfFormula()]}>{t(`condition.${resultOfFormula()}`)}</span>
        </li>
      )}
    </ul>
  )
}

const STATES = { true: 'agreed', false: 'rejected', unknown: 'closed' } as const

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(shown).join(' / ')
    : typeof value === 'string'
      ? value
      : typeof value === 'number'
        ? String(value)
        : ''
