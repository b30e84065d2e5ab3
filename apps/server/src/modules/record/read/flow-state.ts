import { asNumber, isEmpty } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { AppError } from '../../../platform/errors.ts'

/** Key of the state of the approval in rows, conditions, sorts and exports of models with a flow. */
export const FLOW_STATE = 'flowState'

/** Number of states of an approval: draft, waiting, agreed, rejected, withdrawn, ended. */
const FLOW_STATES = 6

/** The condition on the state of the approval, from one state or several; undefined without one. Refuses unknown states. */
export function stateCondition(state: RawBuilder<unknown>, asked: unknown): RawBuilder<SqlBool> | undefined {
  if (isEmpty(asked)) return undefined
  const states = [asked].flat().map((one) => asNumber(one))
  if (states.some((one) => one === undefined || !Number.isInteger(one) || one < 0 || one >= FLOW_STATES))
    throw new AppError('refused', 'error.invalidInput', { fields: { queryJson: 'validation.format' } })
  return sql<SqlBool>`${state} = any(${states}::int[])`
}
