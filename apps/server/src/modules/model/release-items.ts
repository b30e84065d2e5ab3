import {
  buttonCodes,
  columnCodes,
  formCodes,
  numberCodes,
  readForm,
  readList,
  type FormModel,
  type NameSource,
  type PermissionEntry,
} from '@sqos/form-model'
import { APPROVAL_STATE, SCHEME } from '../authority/index.ts'
import type { VisualModelRecord } from './model.repository.ts'

/** The kind of models with a flow. */
const WITH_FLOW = 3

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

/** A field of the form that conditions of data schemes may compare. */
export interface ReleasedField {
  enCode: string
  fullName: string
  type: 'String' | 'Double'
  /** Symbols, comma-separated. */
  conditionSymbol: string
  /** Contents, comma-separated: typed ones, and properties of the current user. */
  conditionText: string
}

/** Everything on a released page that is granted separately. */
export interface ReleasedGrants {
  items: ReleasedItem[]
  schemes: ReleasedScheme[]
  /** The fields of conditions, system fields included. */
  fields: ReleasedField[]
  /** Which kinds of grant the entry demands. */
  demands: Record<'isButtonAuthorize' | 'isColumnAuthorize' | 'isFormAuthorize' | 'isDataAuthorize', 0 | 1>
}

/** The items that administrators can grant on a released page, for the kinds of permission that the design uses. */
export function releasedGrantsOf({
  formData,
  columnData,
  tables,
  webType,
}: Pick<VisualModelRecord, 'formData' | 'columnData' | 'tables' | 'webType'>): ReleasedGrants {
  const form = readForm(formData, tables)
  const list = readList(columnData, form)
  const { settings } = list
  const hasFlow = webType === WITH_FLOW
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
    schemes: settings.usesDataPermission ? schemesOf(form, hasFlow) : [],
    fields: settings.usesDataPermission ? conditionFieldsOf(form, hasFlow) : [],
  }
}

/** Data schemes by creator and organisation, for forms with these system fields, and by approver. */
function schemesOf({ fields }: FormModel, hasFlow: boolean): ReleasedScheme[] {
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
    ...(hasFlow ? [{ enCode: SCHEME.approver, fullName: '待我审批' }] : []),
  ]
}

const NUMBER_SYMBOLS = 'Equal,NotEqual,GreaterThan,GreaterThanOrEqual,LessThan,LessThanOrEqual'
const TEXT_SYMBOLS = 'Equal,NotEqual,Included,NotIncluded'
/** What a person or an organisation may be compared with beside a typed id. */
const OWN_CONTENTS: Readonly<Partial<Record<NameSource, string>>> = {
  user: '@userId,@userAraSubordinates,@subordinateId',
  organization: '@organizeId,@organizationAndSuborganization,@dempmentId',
}

/** The state of the approval of a record. */
const APPROVAL_FIELD: ReleasedField = {
  enCode: APPROVAL_STATE,
  fullName: '审批状态',
  type: 'String',
  conditionSymbol: TEXT_SYMBOLS,
  conditionText: 'text',
}

/** The fields that conditions can compare: the state of the approval, and those of the main form but moments and texts without a limit. */
function conditionFieldsOf({ fields }: FormModel, hasFlow: boolean): ReleasedField[] {
  const compared = fields.flatMap(({ kind, node, name, label }) => {
    const column = kind.role === 'table' ? undefined : kind.column(node)
    if (!column || column.type === 'datetime' || column.type === 'text') return []
    const isNumber = column.type === 'integer' || column.type === 'decimal'
    const [reference] = kind.references('1', node)
    const own = reference && OWN_CONTENTS[reference.source]
    return [
      {
        enCode: name,
        fullName: label || name,
        type: isNumber ? ('Double' as const) : ('String' as const),
        conditionSymbol: isNumber ? NUMBER_SYMBOLS : TEXT_SYMBOLS,
        conditionText: own === undefined ? 'text' : `${own},text`,
      },
    ]
  })
  const isTaken = compared.some(({ enCode }) => enCode === APPROVAL_STATE)
  return hasFlow && !isTaken ? [...compared, APPROVAL_FIELD] : compared
}
