import type { GrantNode, GrantsBody, GrantsPreview, GrantValues } from '@sqos/api-client/authority'
import { RESULT } from '@sqos/contract'
import type { AuthorityServices, GrantObject } from './services.ts'
import { eachStep, STEPS, type Step, type Ticks } from './steps.ts'

type Trees = Record<Step, readonly GrantNode[]>

/** A node of a tree with defaults for what an example does not name. */
export function grantNode(id: string, fullName: string, children?: GrantNode[]): GrantNode {
  const isLeaf = children === undefined
  return {
    id,
    parentId: '0',
    fullName,
    enCode: id,
    icon: '',
    sortCode: 0,
    hasChildren: !isLeaf,
    isLeaf,
    num: children?.length ?? 0,
    ...(children && { children }),
  }
}

/** Trees of a small company: two menu entries with buttons, columns, fields and data. */
export const EXAMPLE_TREES: Trees = {
  module: [grantNode('sales', '销售管理', [grantNode('orders', '采购申请'), grantNode('contracts', '合同台账')])],
  button: [
    grantNode('sales', '销售管理', [
      grantNode('orders', '采购申请', [grantNode('b1', '新增'), grantNode('b2', '编辑'), grantNode('b3', '删除')]),
      grantNode('contracts', '合同台账', [grantNode('b4', '新增')]),
    ]),
  ],
  column: [
    grantNode('sales', '销售管理', [
      grantNode('orders', '采购申请', [grantNode('c1', '申请人'), grantNode('c2', '金额')]),
    ]),
  ],
  form: [
    grantNode('sales', '销售管理', [
      grantNode('orders', '采购申请', [grantNode('f1', '金额'), grantNode('f2', '供应商'), grantNode('f3', '备注')]),
    ]),
  ],
  resource: [
    grantNode('sales', '销售管理', [
      grantNode('orders', '采购申请', [
        { ...grantNode('s1', '全部数据'), hint: '全部数据' },
        { ...grantNode('s2', '本人草稿'), hint: '创建人 等于 当前用户 且 状态 等于 草稿' },
      ]),
    ]),
  ],
}

interface ExampleAuthority {
  trees?: Trees
  granted?: Partial<Record<Step, readonly string[]>>
  levels?: GrantValues['levels']
  /** Levels that the caller holds. */
  limits?: GrantValues['limits']
  /** Rejects every read with this error. */
  error?: { code: number; msg: string; traceId?: string }
}

/** In-memory grants that answer like the server: revisions, conflicts and previews. */
export function createExampleAuthority({
  trees = EXAMPLE_TREES,
  granted = {},
  levels = {},
  limits = {},
  error,
}: ExampleAuthority = {}) {
  let grants: Ticks = eachStep((step) => new Set(granted[step]))
  let held = levels
  let revision = 1

  /** Replaces the grants, as another user would. */
  function replace(next: Ticks) {
    grants = next
    revision += 1
  }

  async function readGrants({ id }: GrantObject, type: Step): Promise<GrantValues> {
    if (error) throw apiError(error)
    const ids = id === 'finance' ? (trees[type].flatMap(leavesOf) ?? []) : [...grants[type]]
    return { list: [...trees[type]], ids, all: [], levels: held, limits, revision: String(revision) }
  }

  async function previewGrants(_id: string, body: GrantsBody): Promise<GrantsPreview> {
    const changed = (is: (step: Step, id: string) => boolean) =>
      STEPS.flatMap((type) =>
        trees[type]
          .flatMap((node) => linesOf(node, []))
          .filter(({ id }) => is(type, id))
          .map((line) => ({ ...line, type, keep: 0 })),
      )
    return {
      people: 12,
      gained: changed((step, id) => (body[step] ?? []).includes(id) && !grants[step].has(id)),
      lost: changed((step, id) => !(body[step] ?? []).includes(id) && grants[step].has(id)).map((line) => ({
        ...line,
        keep: 3,
      })),
    }
  }

  async function saveGrants(_id: string, body: GrantsBody) {
    if (body.revision !== String(revision)) throw apiError({ code: RESULT.conflict, msg: '数据已被他人修改' })
    replace(eachStep((step) => new Set(body[step])))
    held = body.levels ?? held
  }

  const services: AuthorityServices = {
    readGrants,
    previewGrants,
    saveGrants,
    listRoles: async () => [
      { id: 'finance', fullName: '财务专员' },
      { id: 'cashier', fullName: '出纳' },
    ],
  }
  return { services, replace, granted: (step: Step) => [...grants[step]], levels: () => held }
}

const apiError = (error: NonNullable<ExampleAuthority['error']>) =>
  Object.assign(new Error(error.msg), { data: null }, error)

const leavesOf = ({ id, children }: GrantNode): string[] => children?.flatMap(leavesOf) ?? [id]

const linesOf = (
  { id, fullName, children }: GrantNode,
  above: string[],
): { id: string; fullName: string; path: string }[] =>
  children?.flatMap((node) => linesOf(node, [...above, fullName])) ?? [{ id, fullName, path: above.join('/') }]
