import {
  type OrganizationAdministrators,
  organizationApi,
  useSaveOrganizationAdministratorsMutation,
} from '@sqos/api-client/organization'
import { selectUser, usePermission } from '@sqos/session'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '../../../app/store.ts'

/** What administrators may do with an organisation, in the order in which it is offered. */
export const RIGHTS = ['Select', 'Add', 'Edit', 'Delete'] as const
type Right = (typeof RIGHTS)[number]

/** What the form holds. */
export interface AdministratorFields {
  userIds: string[]
  thisLayer: Right[]
  subLayer: Right[]
  description: string
}

interface Organization {
  id: string
  fullName: string
}

/** Whoever is named first is expected to keep the organisation and what is below it. */
const BLANK: AdministratorFields = {
  userIds: [],
  thisLayer: ['Select', 'Edit'],
  subLayer: [...RIGHTS],
  description: '',
}

/** Who administers an organisation: whether the form is open, what it shows, and how it saves. */
export function useAdministrators(organizeType: 'company' | 'department') {
  const dispatch = useAppDispatch()
  // The server lets nobody else give rights away.
  const isAdministrator = useSelector(selectUser)?.isAdministrator === true
  const mayEdit = usePermission()('btn_edit') && isAdministrator
  const [saveAdministrators] = useSaveOrganizationAdministratorsMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** What was opened last; kept while the form closes. */
  const [opened, setOpened] = useState<{ organization: Organization; fields: AdministratorFields }>()

  async function load(organization: Organization) {
    const { getOrganizationAdministrators } = organizationApi.endpoints
    const query = getOrganizationAdministrators.initiate(organization, { forceRefetch: true, subscribe: false })
    const { data, isSuccess } = await dispatch(query)
    if (!isSuccess) return
    setOpened({ organization, fields: data ? fieldsOf(data) : BLANK })
    setIsOpen(true)
  }

  const save = (fields: AdministratorFields) =>
    saveAdministrators({
      id: opened?.organization.id ?? '',
      organizationAdministratorsBody: { organizeType, ...bodyOf(fields) },
    }).unwrap()

  return {
    isOpen,
    wasOpened: opened !== undefined,
    name: opened?.organization.fullName ?? '',
    fields: opened?.fields,
    open: mayEdit ? ({ id, fullName }: Organization) => void load({ id, fullName }) : undefined,
    close: () => setIsOpen(false),
    save,
  }
}

export type AdministratorsState = ReturnType<typeof useAdministrators>

function fieldsOf(read: OrganizationAdministrators): AdministratorFields {
  const granted = (layer: 'thisLayer' | 'subLayer') => RIGHTS.filter((right) => read[`${layer}${right}`] === 1)
  return {
    userIds: read.userId.split(',').filter((id) => id !== ''),
    thisLayer: granted('thisLayer'),
    subLayer: granted('subLayer'),
    description: read.description ?? '',
  }
}

function bodyOf({ userIds, thisLayer, subLayer, description }: AdministratorFields) {
  const flag = (given: readonly Right[] | undefined, right: Right): 0 | 1 => (given?.includes(right) ? 1 : 0)
  return {
    userId: (userIds ?? []).join(','),
    thisLayerSelect: flag(thisLayer, 'Select'),
    thisLayerAdd: flag(thisLayer, 'Add'),
    thisLayerEdit: flag(thisLayer, 'Edit'),
    thisLayerDelete: flag(thisLayer, 'Delete'),
    subLayerSelect: flag(subLayer, 'Select'),
    subLayerAdd: flag(subLayer, 'Add'),
    subLayerEdit: flag(subLayer, 'Edit'),
    subLayerDelete: flag(subLayer, 'Delete'),
    description: description ?? '',
  }
}
