import { readOnce } from '@sqos/api-client'
import { type Region, regionApi, useCreateRegionMutation, useUpdateRegionMutation } from '@sqos/api-client/region'
import { ROOT_ID } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The values of the form. */
export interface RegionFields {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form that creates or edits a region. */
export function useRegionForm(onSaved: () => void) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const may = usePermission()
  const [createRegion] = useCreateRegionMutation()
  const [updateRegion] = useUpdateRegionMutation()

  async function read(id: string) {
    const query = regionApi.endpoints.getRegion.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<RegionFields>({
    blank: () => ({ parentId: ROOT_ID, enabledMark: true, sortCode: 0, description: '' }),
    read,
    create: (fields) =>
      createRegion({ regionBody: bodyOf(fields) })
        .unwrap()
        .then(onSaved),
    update: (id, { fields, lastModifyTime }) =>
      updateRegion({ id, regionBody: { ...bodyOf(fields), lastModifyTime } })
        .unwrap()
        .then(onSaved),
    asText: (name, value) => {
      if (name === 'parentId') return undefined
      return typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)
    },
  })

  return { ...form, mayEdit: may('btn_edit') }
}

export type RegionFormState = ReturnType<typeof useRegionForm>

function recordOf({ lastModifyTime, ...region }: Region): ReadRecord<RegionFields> {
  const { parentId, fullName, enCode, sortCode, description } = region
  return {
    fields: { parentId, fullName, enCode, sortCode, enabledMark: region.enabledMark === 1, description },
    lastModifyTime,
  }
}

const bodyOf = (fields: RegionFields) => ({
  parentId: fields.parentId,
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
})
