import { readOnce } from '@sqos/api-client'
import {
  type Report,
  reportApi,
  type ReportRow,
  useCreateReportMutation,
  useUpdateReportMutation,
} from '@sqos/api-client/report'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** The values of the form. */
export interface ReportFields {
  fullName: string
  enCode: string
  categoryId: string
  content: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form that creates or edits a report; the document is edited in the designer. */
export function useReportForm(rows: readonly ReportRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createReport] = useCreateReportMutation()
  const [updateReport] = useUpdateReportMutation()

  async function read(id: string) {
    const query = reportApi.endpoints.getReport.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<ReportFields>({
    blank: () => ({
      content: '',
      enabledMark: true,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) => createReport({ reportBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateReport({ id, reportBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'state.on' : 'state.off')
      if (typeof value === 'number') return String(value)
      return name === 'content' || typeof value !== 'string' ? undefined : value
    },
  })

  return { ...form, mayEdit }
}

export type ReportFormState = ReturnType<typeof useReportForm>

function recordOf({ lastModifyTime, id: _id, ...report }: Report): ReadRecord<ReportFields> {
  return {
    fields: {
      ...report,
      enabledMark: report.enabledMark === 1,
    },
    lastModifyTime,
  }
}

const bodyOf = (fields: ReportFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  categoryId: fields.categoryId,
  content: fields.content ?? '',
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
})
