import { useListFlowCandidatesQuery } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { nameOf } from '../task-values.ts'

/** People in the list; a keyword finds the others. */
const PAGE_SIZE = 50

export interface CandidateFieldProps {
  /** Id of the duty; `0` at a submission. */
  operatorId: string
  flowId: string
  formData: Readonly<Record<string, unknown>>
  nodeCode: string
  label: string
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Chooses the approvers of a next node among those that the server offers. A single one is chosen at once. */
export function CandidateField(props: CandidateFieldProps) {
  const { operatorId, flowId, formData, nodeCode, label, value, onChange } = props
  const { t } = useText(NAMESPACE)
  const [keyword, setKeyword] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const body = { formData: { data: JSON.stringify(formData) }, flowId, nodeCode, keyword, pageSize: PAGE_SIZE }
  const { data, isFetching } = useListFlowCandidatesQuery({ id: operatorId, flowCandidateUserBody: body })
  const people = data?.list ?? []
  const isOnlyOne = keyword === '' && data?.list.length === 1 && data.pagination.total === 1
  const only = isOnlyOne ? data.list[0]?.userId : undefined

  // What the person removes stays removed.
  const chooseOnly = useEffectEvent((id: string) => value.length === 0 && onChange([id]))

  useEffect(
    function chooseTheOnlyOne() {
      if (only !== undefined) chooseOnly(only)
    },
    [only],
  )

  function choose(ids: string[]) {
    const found = people.filter(({ userId }) => ids.includes(userId)).map((one) => [one.userId, one.userName] as const)
    setNames(new Map([...names, ...found]))
    onChange(ids)
  }

  const shown = new Map([...names, ...people.map(({ userId, userName }) => [userId, userName] as const)])
  const offered = [...people.map(({ userId }) => userId), ...value.filter((id) => !people.some((p) => p.userId === id))]
  return (
    <Select
      mode="multiple"
      showSearch
      allowClear
      filterOption={false}
      loading={isFetching}
      value={[...value]}
      aria-label={label}
      placeholder={t('candidates.placeholder')}
      notFoundContent={t('candidates.none')}
      onSearch={setKeyword}
      onChange={(ids: string[]) => choose(ids)}
      options={offered.map((id) => ({ value: id, label: nameOf(shown.get(id) ?? id) }))}
    />
  )
}
