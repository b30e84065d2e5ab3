import { readOnce } from '@sqos/api-client'
import {
  type BillRule,
  billRuleApi,
  type BillRuleRow,
  useCreateBillRuleMutation,
  useUpdateBillRuleMutation,
} from '@sqos/api-client/bill-rule'
import type { BillDateFormat } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** The values of the form. */
export interface BillRuleFields {
  fullName: string
  enCode: string
  prefix: string
  dateFormat: BillDateFormat
  digit: number | undefined
  startNumber: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The last issued number of a rule, which determines the next one. */
export interface Issued extends Pick<BillRule, 'outputNumber' | 'thisNumber' | 'dateFormat'> {}

/** The form that creates or edits a rule. */
export function useBillRuleForm(rows: readonly BillRuleRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createRule] = useCreateBillRuleMutation()
  const [updateRule] = useUpdateBillRuleMutation()
  const [issued, setIssued] = useState<Issued>()

  async function read(id: string) {
    const query = billRuleApi.endpoints.getBillRule.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    setIssued(data)
    return data && recordOf(data)
  }

  const form = useRecordForm<BillRuleFields>({
    blank: () => ({ dateFormat: 'yyyyMMdd', enabledMark: true, sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) => createRule({ billRuleBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateRule({ id, billRuleBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (_name, value) => (typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)),
  })

  return { ...form, issued: form.editedId === undefined ? undefined : issued, mayEdit }
}

export type BillRuleFormState = ReturnType<typeof useBillRuleForm>

function recordOf({ lastModifyTime, ...rule }: BillRule): ReadRecord<BillRuleFields> {
  const { fullName, enCode, prefix, dateFormat, digit, startNumber, sortCode, description } = rule
  return {
    fields: {
      fullName,
      enCode,
      prefix,
      dateFormat,
      digit,
      startNumber,
      sortCode,
      enabledMark: rule.enabledMark === 1,
      description,
    },
    lastModifyTime,
  }
}

const bodyOf = (fields: BillRuleFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  prefix: fields.prefix.trim(),
  dateFormat: fields.dateFormat,
  // Required by the form.
  digit: fields.digit ?? 1,
  startNumber: fields.startNumber,
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
})
