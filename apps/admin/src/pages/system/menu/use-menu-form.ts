import { readOnce } from '@sqos/api-client'
import {
  type Menu,
  type MenuAdminNode,
  menuApi,
  useCreateMenuMutation,
  useUpdateMenuMutation,
} from '@sqos/api-client/menu'
import { MENU_TYPE, ROOT_ID } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { OWN_SOURCE } from '../../../app/data-screen/screen-address.ts'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'
import { MAX_SORT_CODE } from './limits.ts'

/** The values of the form. */
export interface MenuFields {
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: number
  urlAddress: string
  linkTarget: '_self' | '_blank'
  propertyJson: { moduleId: string; isTree: boolean; isOwn: boolean; iconBackgroundColor: string }
  isButtonAuthorize: boolean
  isColumnAuthorize: boolean
  isFormAuthorize: boolean
  isDataAuthorize: boolean
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

interface FormOptions {
  category: 'Web' | 'App'
  rows: readonly MenuAdminNode[]
  onSaved: () => unknown
}

/** The form that creates or edits an entry. */
export function useMenuForm({ category, rows, onSaved }: FormOptions) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createMenu] = useCreateMenuMutation()
  const [updateMenu] = useUpdateMenuMutation()

  async function read(id: string) {
    const query = menuApi.endpoints.getMenu.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<MenuFields>({
    blank: () => ({
      parentId: ROOT_ID,
      type: MENU_TYPE.page,
      icon: 'icon-file',
      linkTarget: '_self',
      propertyJson: { moduleId: '', isTree: false, isOwn: true, iconBackgroundColor: '' },
      enabledMark: true,
      isButtonAuthorize: true,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) =>
      createMenu({ menuBody: bodyOf(fields, category) })
        .unwrap()
        .then(onSaved),
    update: (id, { fields, lastModifyTime }) =>
      updateMenu({ id, menuBody: { ...bodyOf(fields, category), lastModifyTime } })
        .unwrap()
        .then(onSaved),
    asText: (name, value) => {
      if (name === 'parentId') return undefined
      if (name === 'type') return t(`type.${String(value)}`)
      return typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)
    },
  })

  return { ...form, category, mayEdit }
}

export type MenuFormState = ReturnType<typeof useMenuForm>

function recordOf({ lastModifyTime, ...menu }: Menu): ReadRecord<MenuFields> {
  const property = readProperty(menu.propertyJson)
  return {
    fields: {
      parentId: menu.parentId,
      fullName: menu.fullName,
      enCode: menu.enCode,
      icon: menu.icon,
      type: menu.type,
      urlAddress: menu.urlAddress,
      linkTarget: menu.linkTarget,
      propertyJson: {
        moduleId: textOf(property['moduleId']),
        isTree: Number(property['isTree']) === 1,
        isOwn: property['source'] === OWN_SOURCE,
        iconBackgroundColor: textOf(property['iconBackgroundColor']),
      },
      isButtonAuthorize: menu.isButtonAuthorize === 1,
      isColumnAuthorize: menu.isColumnAuthorize === 1,
      isFormAuthorize: menu.isFormAuthorize === 1,
      isDataAuthorize: menu.isDataAuthorize === 1,
      sortCode: menu.sortCode,
      enabledMark: menu.enabledMark === 1,
      description: menu.description,
    },
    lastModifyTime,
  }
}

/** Parses an entry's properties; invalid texts of older versions are empty. */
function readProperty(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const flag = (on: boolean | undefined) => (on ? 1 : 0)

/** Values that the type does not use are dropped. */
function bodyOf(fields: MenuFields, category: 'Web' | 'App') {
  const { type, propertyJson } = fields
  const hasModule = MODULE_TYPES.has(type)
  const property = {
    ...(hasModule && { moduleId: propertyJson?.moduleId?.trim() ?? '' }),
    ...(type === MENU_TYPE.dictionary && { isTree: flag(propertyJson?.isTree) }),
    ...(type === MENU_TYPE.dataScreen && propertyJson?.isOwn && { source: OWN_SOURCE }),
    ...(propertyJson?.iconBackgroundColor && { iconBackgroundColor: propertyJson.iconBackgroundColor }),
  }
  return {
    category,
    parentId: fields.parentId,
    fullName: fields.fullName.trim(),
    enCode: fields.enCode.trim(),
    icon: fields.icon,
    type,
    urlAddress: type === MENU_TYPE.page || type === MENU_TYPE.link ? (fields.urlAddress ?? '').trim() : '',
    linkTarget: type === MENU_TYPE.link ? fields.linkTarget : ('_self' as const),
    propertyJson: Object.keys(property).length > 0 ? JSON.stringify(property) : '',
    isButtonAuthorize: flag(fields.isButtonAuthorize),
    isColumnAuthorize: flag(fields.isColumnAuthorize),
    isFormAuthorize: flag(fields.isFormAuthorize),
    isDataAuthorize: flag(fields.isDataAuthorize),
    sortCode: fields.sortCode ?? 0,
    enabledMark: flag(fields.enabledMark),
    description: fields.description ?? '',
  }
}

/** Types with a target from another module. */
export const MODULE_TYPES: ReadonlySet<number> = new Set([
  MENU_TYPE.model,
  MENU_TYPE.dictionary,
  MENU_TYPE.report,
  MENU_TYPE.dataScreen,
  MENU_TYPE.portal,
])
