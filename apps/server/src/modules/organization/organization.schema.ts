import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const name = Type.String({ minLength: 1, maxLength: 50 })
const id = Type.String({ minLength: 1, maxLength: 50 })
const short = Type.Optional(Type.String({ maxLength: 50 }))
const line = Type.Optional(Type.String({ maxLength: 200 }))
const note = Type.Optional(Type.String({ maxLength: 500 }))

/** Details of a company beside its name. */
export const CompanyProfile = component(
  'CompanyProfile',
  Type.Object({
    shortName: short,
    enterpriseNature: Type.Optional(
      Type.String({ maxLength: 50, description: 'Value of the dictionary EnterpriseNature' }),
    ),
    industry: Type.Optional(Type.String({ maxLength: 50, description: 'Value of the dictionary IndustryType' })),
    foundedTime: Type.Optional(MomentOrNull),
    telePhone: short,
    fax: short,
    webSite: line,
    address: line,
    managerName: short,
    managerTelePhone: short,
    managerMobilePhone: short,
    manageEmail: line,
    bankName: line,
    bankAccount: short,
    businessscope: note,
  }),
)
export type CompanyProfile = Static<typeof CompanyProfile>

const bodyOfAll = {
  parentId: id,
  fullName: name,
  enCode: name,
  enabledMark: Type.Optional(Flag),
  sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  description: note,
  lastModifyTime: ReadAt,
  /** Clients send these fields back; the server ignores the sent values. */
  id: Type.Optional(Type.String({ maxLength: 50 })),
  organizeIdTree: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 100 })),
}

export const OrganizationBody = component(
  'OrganizationBody',
  Type.Object({
    ...bodyOfAll,
    category: Type.Optional(Type.String({ maxLength: 20 })),
    propertyJson: Type.Optional(Type.Unsafe<CompanyProfile>({ $ref: 'CompanyProfile#' })),
  }),
)
export type OrganizationBody = Static<typeof OrganizationBody>

export const DepartmentBody = component(
  'DepartmentBody',
  Type.Object({ ...bodyOfAll, managerId: Type.Optional(Type.Union([Type.String({ maxLength: 50 }), Type.Null()])) }),
)
export type DepartmentBody = Static<typeof DepartmentBody>

export const OrganizationMoveBody = component(
  'OrganizationMoveBody',
  Type.Object({
    parentId: id,
    beforeId: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 50 })], {
        description: 'Id of the following sibling; null: at the end',
      }),
    ),
  }),
)
export type OrganizationMoveBody = Static<typeof OrganizationMoveBody>

const entity = {
  id: Type.String(),
  parentId: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  enabledMark: Flag,
  sortCode: Type.Integer(),
  description: Type.String(),
  organizeIdTree: Type.Array(Type.String(), { description: 'Ids of the ancestors, from the top level' }),
  lastModifyTime: MomentOrNull,
}

export const Organization = component(
  'Organization',
  Type.Object({
    ...entity,
    category: Type.String(),
    propertyJson: Type.String({ description: 'JSON of CompanyProfile' }),
  }),
)

export const Department = component('Department', Type.Object({ ...entity, managerId: Type.String() }))

const Category = Type.Union([Type.Literal('company'), Type.Literal('department')])
export type Category = Static<typeof Category>

/** Query of the lists that older clients request by GET. */
export const KeywordQuery = Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 200 })) })

export const OrganizationListBody = component(
  'OrganizationListBody',
  Type.Object({
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    type: Type.Optional(Category),
    parentId: Type.Optional(
      Type.String({ maxLength: 50, description: 'Id of an organisation. Returns its descendants only' }),
    ),
    currentPage: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'No effect: trees are not paged' }),
    ),
    pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
)
export type OrganizationListBody = Static<typeof OrganizationListBody>

export const DepartmentListBody = component(
  'DepartmentListBody',
  Type.Object({
    companyId: Type.Optional(Type.String({ maxLength: 50 })),
    parentId: Type.Optional(Type.String({ maxLength: 50, description: 'Alias of companyId' })),
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    currentPage: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'No effect: trees are not paged' }),
    ),
    pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
)
export type DepartmentListBody = Static<typeof DepartmentListBody>

/** Trees are not paged. */
export const OrganizationExportQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  ...ExportChoice.properties,
})

export const DepartmentExportQuery = Type.Object({
  companyId: Type.Optional(Type.String({ maxLength: 50 })),
  ...OrganizationExportQuery.properties,
})

const node = {
  id: Type.String(),
  parentId: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  enabledMark: Flag,
  sortCode: Type.Integer(),
  hasChildren: Type.Boolean(),
  isLeaf: Type.Boolean(),
  num: Type.Integer({ description: 'Number of children' }),
}

interface NodeFields {
  id: string
  parentId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
}

/** A row of the company page. */
export const OrganizationRow = component(
  'OrganizationRow',
  Type.Object({
    ...node,
    description: Type.String(),
    creatorTime: Milliseconds,
    category: Category,
    type: Category,
    icon: Type.String(),
    organizeIdTree: Type.Array(Type.String()),
    children: Type.Optional(Type.Array(Type.Unsafe<OrganizationRow>({ $ref: 'OrganizationRow#' }))),
  }),
)
export interface OrganizationRow extends NodeFields {
  description: string
  creatorTime: number
  category: Category
  type: Category
  icon: string
  organizeIdTree: string[]
  children?: OrganizationRow[]
}

/** An organisation in a picker. */
export const OrganizationNode = component(
  'OrganizationNode',
  Type.Object({
    ...node,
    type: Category,
    icon: Type.String(),
    organizeIdTree: Type.Array(Type.String()),
    children: Type.Optional(Type.Array(Type.Unsafe<OrganizationNode>({ $ref: 'OrganizationNode#' }))),
  }),
)
export interface OrganizationNode extends NodeFields {
  type: Category
  icon: string
  organizeIdTree: string[]
  children?: OrganizationNode[]
}

/** A row of the department page. */
export const DepartmentRow = component(
  'DepartmentRow',
  Type.Object({
    ...node,
    manager: Type.String({ description: '姓名/账号' }),
    description: Type.String(),
    creatorTime: Milliseconds,
    children: Type.Optional(Type.Array(Type.Unsafe<DepartmentRow>({ $ref: 'DepartmentRow#' }))),
  }),
)
export interface DepartmentRow extends NodeFields {
  manager: string
  description: string
  creatorTime: number
  children?: DepartmentRow[]
}

const rights = {
  thisLayerSelect: Type.Optional(Flag),
  thisLayerAdd: Type.Optional(Flag),
  thisLayerEdit: Type.Optional(Flag),
  thisLayerDelete: Type.Optional(Flag),
  subLayerSelect: Type.Optional(Flag),
  subLayerAdd: Type.Optional(Flag),
  subLayerEdit: Type.Optional(Flag),
  subLayerDelete: Type.Optional(Flag),
}

const administrators = {
  organizeType: Type.Optional(Type.String({ maxLength: 20 })),
  userId: Type.String({ maxLength: 10_000, description: 'Ids, separated by commas' }),
  ...rights,
  description: note,
}

export const OrganizationAdministratorsBody = component(
  'OrganizationAdministratorsBody',
  Type.Object({ id: Type.Optional(id), organizeId: Type.Optional(id), ...administrators, lastModifyTime: ReadAt }),
)
export type OrganizationAdministratorsBody = Static<typeof OrganizationAdministratorsBody>

export const OrganizationAdministrators = component(
  'OrganizationAdministrators',
  Type.Object({ id: Type.String(), organizeId: Type.String(), ...administrators, lastModifyTime: Milliseconds }),
)
export type OrganizationAdministrators = Static<typeof OrganizationAdministrators>
