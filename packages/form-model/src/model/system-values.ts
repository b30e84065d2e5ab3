import type { FormItem } from './form-item.ts'
import type { FormModel } from './read-form.ts'
import { asText, ownAt, type JsonRecord, own } from '../json/json.ts'
import { formatMoment, SYSTEM_TIME_FORMAT } from '../values/moment.ts'

/** Who writes, and when. */
export interface SystemContext {
  /** Milliseconds. */
  now: number
  userId: string
  organizationId: string | null
  departmentId: string | null
  positionId: string | null
}

/** What happens when a record is written: on which write the server fills a field, and with what. */
const FILLED: Readonly<Record<string, { on: 'create' | 'update'; value: (context: SystemContext) => string | null }>> =
  {
    createUser: { on: 'create', value: ({ userId }) => userId },
    createTime: { on: 'create', value: ({ now }) => formatMoment(now, SYSTEM_TIME_FORMAT) },
    modifyUser: { on: 'update', value: ({ userId }) => userId },
    modifyTime: { on: 'update', value: ({ now }) => formatMoment(now, SYSTEM_TIME_FORMAT) },
    currOrganize: { on: 'create', value: ({ organizationId }) => organizationId },
    currDept: { on: 'create', value: ({ departmentId }) => departmentId },
    currPosition: { on: 'create', value: ({ positionId }) => positionId },
  }

/** A write of a record. */
export interface SystemWrite {
  on: 'create' | 'update'
  context: SystemContext
  /** The record as it is stored now, of an update. */
  stored?: JsonRecord | undefined
}

/**
 * The values of the system fields after a write, whatever was sent for them; bill numbers are kept on update and issued
 * apart (`billFields`). Source: contract of the platform, 13.5.
 */
export function systemValues(model: FormModel, { on, context, stored = {} }: SystemWrite): JsonRecord {
  const entries = model.fields
    .filter(({ kind }) => kind.role === 'system')
    .flatMap((item) => {
      const rule = Object.hasOwn(FILLED, item.kind.name) ? FILLED[item.kind.name] : undefined
      const value = rule?.on === on ? rule.value(context) : own(stored, item.name)
      return value === undefined || value === null ? [] : [[item.name, value] as const]
    })
  return Object.fromEntries(entries)
}

/** A field that gets a number, and the code of the rule that issues it. */
export interface BillField {
  item: FormItem
  rule: string
}

/** The fields that get a number on create; those of sub-tables get one for each new row. */
export const billFields = (model: FormModel): readonly BillField[] =>
  model.all.flatMap((item) =>
    item.kind.name === 'billRule' && item.path
      ? [{ item, rule: asText(ownAt(item.node, '__config__', 'rule')) ?? '' }]
      : [],
  )
