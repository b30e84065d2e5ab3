import { isApiError } from '@sqos/api-client'
import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { RESULT } from '@sqos/contract'
import { isRecord, type JsonRecord } from '@sqos/form-model'

/** Parses values of a form. Anything but an object counts as empty. */
export function parseValues(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Whether the server refused a call because of missing permission. */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.code === RESULT.forbidden

/** Whether the object of a call does not exist any more. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.code === RESULT.notFound

/** The name of `name/account`. */
export const nameOf = (person: string): string => person.split('/')[0] ?? person

/** Names of people, each `name/account`, with a separator of the reader's language. */
export const namesOf = (people: readonly string[], comma: string): string => people.map(nameOf).join(comma)

/** People of a text that separates them by commas. */
export const peopleOf = (csv: string): readonly string[] => csv.split(',').filter((one) => one !== '')

/** What a person can do with a task. */
export type FlowAction = FlowTaskDetail['allowed']['actions'][number]

/** A line of the history. */
export type FlowRecord = FlowTaskDetail['flowTaskOperatorRecordList'][number]
