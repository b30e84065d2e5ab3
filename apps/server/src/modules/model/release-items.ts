import {
  buttonCodes,
  columnCodes,
  formCodes,
  numberCodes,
  readForm,
  readList,
  type FormModel,
  type PermissionEntry,
} from '@sqos/form-model'
import { SCHEME } from '../authority/index.ts'
import type { VisualModelRecord } from './model.repository.ts'

/** A button, column or field of a released page. */
export interface ReleasedItem {
  kind: 'button' | 'column' | 'form'
  enCode: string
  fullName: string
  enabledMark: 0 | 1
}

/** A data scheme of a released page. */
export interface ReleasedScheme {
  enCode: string
  fullName: string
}

/** Everything on a released page that is granted separately. */
export interface ReleasedGrants {
  items: ReleasedItem[]
  schemes: ReleasedScheme[]
  /** Which kinds of grant the entry demands. */
  demands: Record<'isButtonAuthorize' | 'isColumnAuthorize' | 'isFormAuthorize' | 'isDataAuthorize', 0 | 1>
}

/** The items that administrators can grant on a released page, for the kinds of permission that the design uses. */
export function releasedGrantsOf({
  formData,
  columnData,
  tables,
}: Pick<VisualModelRecord, 'formData' | 'columnData' | 'tables'>): ReleasedGrants {
  const form = readForm(formData, tables)
  const list = readList(columnData, form)
  const { settings } = list
  const entries = (kind: ReleasedItem['kind'], from: readonly PermissionEntry[]) =>
    from.map(({ code, label, isEnabled }): ReleasedItem => ({
      kind,
      enCode: code,
      fullName: label || code,
      enabledMark: isEnabled ? 1 : 0,
    }))
  const fields = formCodes(form).map((entry) => ({ ...entry, isEnabled: true }))
  return {
    demands: {
      isButtonAuthorize: settings.usesButtonPermission ? 1 : 0,
      isColumnAuthorize: settings.usesColumnPermission ? 1 : 0,
      isFormAuthorize: settings.usesFormPermission ? 1 : 0,
      isDataAuthorize: settings.usesDataPermission ? 1 : 0,
    },
    items: [
      ...(settings.usesButtonPermission ? entries('button', [...buttonCodes(list), ...numberCodes(form)]) : []),
      ...(settings.usesColumnPermission ? entries('column', columnCodes(list)) : []),
      ...(settings.usesFormPermission ? entries('form', fields) : []),
    ],
    schemes: settings.usesDataPermission ? schemesOf(form) : [],
  }
}

/** Data schemes by creator and organisation, for forms with these system fields. */
function schemesOf({ fields }: FormModel): ReleasedScheme[] {
  const owners = new Set(fields.map(({ kind }) => kind.rowOwner))
  return [
    { enCode: SCHEME.all, fullName: '全部数据' },
    ...(owners.has('user')
      ? [
          { enCode: SCHEME.own, fullName: '当前用户' },
          { enCode: SCHEME.ownAndSubordinates, fullName: '当前用户及下属' },
        ]
      : []),
    ...(owners.has('user') || owners.has('organization')
      ? [
          { enCode: SCHEME.organization, fullName: '当前组织' },
          { enCode: SCHEME.organizationAndBelow, fullName: '当前组织及子组织' },
        ]
      : []),
  ]
}
