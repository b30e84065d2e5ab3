import { asNumber, type JsonRecord, own, readForm, readList, type SearchField } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from '../locales.ts'

/** Key of the state of the approval in rows, conditions and sorts. */
export const FLOW_STATE = 'flowState'

/** Draft, waiting, agreed, rejected, withdrawn, ended. */
const TONES: readonly StatusTone[] = ['attention', 'info', 'on', 'danger', 'off', 'off']

type Translate = (key: string) => string

const stateIn = (row: JsonRecord): number | undefined => {
  const state = asNumber(own(row, FLOW_STATE))
  return state === undefined || TONES[state] === undefined ? undefined : state
}

/** States in which no button of the list may change a record, by what it does: waiting, agreed, withdrawn, ended. */
const LOCKED = { edit: [1, 2, 4, 5] } as const

/** Whether the request of a record forbids an action. */
export const isLockedFor = (action: keyof typeof LOCKED, approval: { state: number } | undefined): boolean =>
  approval !== undefined && LOCKED[action].some((state) => state === approval.state)

/** The state of a request as a tag. */
export function ApprovalTag({ state }: { state: number }) {
  const { t } = useText(NAMESPACE)
  return TONES[state] === undefined ? null : <StatusTag tone={TONES[state]}>{t(`approval.state.${state}`)}</StatusTag>
}

/** The column 状态 of records with an approval; empty for records without a request. */
export const stateColumn = (t: Translate): DataColumn<JsonRecord> => {
  const textOf = (row: JsonRecord) => {
    const state = stateIn(row)
    return state === undefined ? '' : t(`approval.state.${state}`)
  }
  return {
    id: FLOW_STATE,
    header: t('approval.title'),
    sortable: true,
    isBadge: true,
    minWidth: 112,
    value: textOf,
    render: (row) => {
      const state = stateIn(row)
      return state === undefined ? '' : <StatusTag tone={TONES[state] ?? 'info'}>{textOf(row)}</StatusTag>
    },
  }
}

/** The condition 状态 of the search area. */
function stateSearch(t: Translate): readonly SearchField[] {
  const label = t('approval.title')
  const options = TONES.map((_, state) => ({ id: String(state), fullName: t(`approval.state.${state}`) }))
  const node = {
    __vModel__: FLOW_STATE,
    __config__: { sqosKey: 'select', label, dataType: 'static' },
    __slot__: { options },
  }
  return readList({ searchList: [{ prop: FLOW_STATE, label }] }, readForm({ fields: [node] })).search
}

/** The number of conditions before 状态, so that it is among those that are always visible. */
const BEFORE_STATE = 2

/** Adds the condition 状态 to those of a search area. */
export const withStateSearch = (search: readonly SearchField[], t: Translate): readonly SearchField[] => [
  ...search.slice(0, BEFORE_STATE),
  ...stateSearch(t),
  ...search.slice(BEFORE_STATE),
]
