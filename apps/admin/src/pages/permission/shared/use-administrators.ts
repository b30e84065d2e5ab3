import { readOnce } from '@sqos/api-client'
import {
  type OrganizationAdministrators,
  organizationApi,
  useSaveOrganizationAdministratorsMutation,
} from '@sqos/api-client/organization'
import { selectUser, usePermission } from '@sqos/session'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '../../../app/store.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { type Right, RIGHTS } from './rights.ts'

/** The values of the form. */
export interface AdministratorFields {
  userIds: string[]
  rights: Right[]
  description: string
}

interface Organization {
  id: string
  fullName: string
}

/** Default of the first administrator: all rights on the organisation and its descendants. */
const BLANK: AdministratorFields = {
  userIds: [],
  rights: RIGHTS.filter((right) => right !== 'thisLayerAdd' && right !== 'thisLayerDelete'),
  description: '',
}

/** The dialog with the administrators of an organisation. */
export function useAdministrators(organizeType: 'company' | 'department') {
  const dispatch = useAppDispatch()
  // The server refuses other users.
  const isAdministrator = useSelector(selectUser)?.isAdministrator === true
  const mayEdit = usePermission()('btn_edit') && isAdministrator
  const [saveAdministrators] = useSaveOrganizationAdministratorsMutation()
  const [name, setName] = useState('')

  async function read(id: string) {
    const { getOrganizationAdministrators } = organizationApi.endpoints
    const query = getOrganizationAdministrators.initiate({ id }, { forceRefetch: true })
    const { data, isSuccess } = await readOnce(dispatch(query))
    if (!isSuccess) return undefined
    return { fields: data ? fieldsOf(data) : BLANK, lastModifyTime: data?.lastModifyTime ?? null }
  }

  const save = (
    id: string,
    { fields, lastModifyTime }: { fields: AdministratorFields; lastModifyTime: number | null },
  ) =>
    saveAdministrators({
      id,
      organizationAdministratorsBody: { organizeType, ...bodyOf(fields), lastModifyTime },
    }).unwrap()

  const form = useRecordForm<AdministratorFields>({
    blank: () => BLANK,
    read,
    create: () => Promise.resolve(),
    update: save,
    asText: (field, value) => (field === 'description' ? String(value) : undefined),
  })

  function open({ id, fullName }: Organization) {
    setName(fullName)
    form.edit({ id })
  }

  return { ...form, name, open: mayEdit ? open : undefined }
}

export type AdministratorsState = ReturnType<typeof useAdministrators>

const fieldsOf = (read: OrganizationAdministrators): AdministratorFields => ({
  userIds: read.userId.split(',').filter((id) => id !== ''),
  rights: RIGHTS.filter((right) => read[right] === 1),
  description: read.description ?? '',
})

function bodyOf({ userIds, rights, description }: AdministratorFields) {
  const flag = (right: Right): 0 | 1 => (rights?.includes(right) ? 1 : 0)
  return {
    userId: (userIds ?? []).join(','),
    thisLayerSelect: flag('thisLayerSelect'),
    thisLayerAdd: flag('thisLayerAdd'),
    thisLayerEdit: flag('thisLayerEdit'),
    thisLayerDelete: flag('thisLayerDelete'),
    subLayerSelect: flag('subLayerSelect'),
    subLayerAdd: flag('subLayerAdd'),
    subLayerEdit: flag('subLayerEdit'),
    subLayerDelete: flag('subLayerDelete'),
    description: description ?? '',
  }
}
