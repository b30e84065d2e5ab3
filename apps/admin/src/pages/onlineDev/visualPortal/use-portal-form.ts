import { readOnce } from '@sqos/api-client'
import {
  type Portal,
  portalApi,
  type PortalRow,
  useCreatePortalMutation,
  useUpdatePortalMutation,
} from '@sqos/api-client/portal'
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
export interface PortalFields {
  fullName: string
  enCode: string
  category: string
  type: number
  linkType: number | undefined
  customUrl: string
  formData: string
  enabledLock: boolean
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form that creates or edits a portal; the document is edited in the designer. */
export function usePortalForm(rows: readonly PortalRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createPortal] = useCreatePortalMutation()
  const [updatePortal] = useUpdatePortalMutation()

  async function read(id: string) {
    const query = portalApi.endpoints.getPortal.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<PortalFields>({
    blank: () => ({
      type: 0,
      formData: '',
      enabledLock: false,
      enabledMark: true,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) => createPortal({ portalBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updatePortal({ id, portalBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'state.on' : 'state.off')
      if (typeof value === 'number') return String(value)
      return name === 'formData' || typeof value !== 'string' ? undefined : value
    },
  })

  return { ...form, mayEdit }
}

export type PortalFormState = ReturnType<typeof usePortalForm>

function recordOf({ lastModifyTime, id: _id, ...portal }: Portal): ReadRecord<PortalFields> {
  return {
    fields: {
      ...portal,
      linkType: portal.linkType ?? undefined,
      enabledLock: portal.enabledLock === 1,
      enabledMark: portal.enabledMark === 1,
    },
    lastModifyTime,
  }
}

const bodyOf = (fields: PortalFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  category: fields.category,
  type: fields.type,
  linkType: fields.type === 1 ? (fields.linkType ?? null) : null,
  customUrl: fields.type === 1 ? (fields.customUrl ?? '').trim() : '',
  formData: fields.formData ?? '',
  enabledLock: fields.enabledLock ? 1 : 0,
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
})
