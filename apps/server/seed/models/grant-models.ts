import { SHOW_NUMBER } from '@sqos/form-model'
import type { Deps } from '../../src/platform/deps.ts'
import type { RoleCode } from '../roles.ts'
import { VISIT_BUTTON, VISIT_COST, VISIT_FIELDS } from './supplier-visit.ts'
import { batchesOf } from '../stamp.ts'

const READ = ['btn_detail', 'btn_download']
const WRITE = ['btn_add', 'btn_edit', 'btn_remove', ...READ]
const ALL = '*'

/** Permissions of each role on the released models: buttons, and data schemes where a model has them. */
const GRANTS: Partial<Record<RoleCode, Record<string, readonly string[]>>> = {
  platformAdmin: {
    leaveRequest: [ALL],
    expenseClaim: [ALL],
    purchaseOrder: [ALL],
    asset: [ALL],
    customer: [ALL],
    contact: [ALL],
    inspection: [ALL],
    supplierVisit: [ALL],
  },
  employee: {
    leaveRequest: [...WRITE, 'sqos_own'],
    expenseClaim: [...WRITE, 'sqos_own'],
    asset: ['btn_detail'],
    inspection: ['btn_add', 'btn_edit', ...READ],
    supplierVisit: ['btn_add', ...READ, VISIT_BUTTON, ...VISIT_FIELDS],
  },
  departmentHead: {
    leaveRequest: [...WRITE, 'sqos_organizationAndBelow'],
    expenseClaim: [...WRITE, 'sqos_organizationAndBelow'],
    purchaseOrder: WRITE,
    supplierVisit: [...WRITE, VISIT_BUTTON, ...VISIT_FIELDS, VISIT_COST],
  },
  dataSteward: {
    // The numbers of companies are whole, the mobile numbers of people are masked.
    customer: [...WRITE, 'btn_upload', 'btn_batchRemove', SHOW_NUMBER],
    contact: [...WRITE, 'btn_upload', 'btn_batchRemove'],
    purchaseOrder: READ,
    asset: [...WRITE, 'btn_upload'],
  },
}

/** Grants the released models to the demo roles. */
export async function grantModels({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const [roles, menus, items, schemes] = await Promise.all([
    db.selectFrom('roles').select(['id', 'enCode']).execute(),
    db.selectFrom('menus').select(['id', 'enCode', 'parentId']).where('category', '=', 'Web').execute(),
    db.selectFrom('menuItems').select(['id', 'menuId', 'enCode', 'kind']).execute(),
    db.selectFrom('menuDataSchemes').select(['id', 'menuId', 'enCode']).execute(),
  ])
  const rows = roles.flatMap(({ id: objectId, enCode }) =>
    Object.entries(grantsOf(enCode)).flatMap(([model, codes]) => {
      const menu = menus.find((one) => one.enCode === model)
      if (!menu) throw new Error(`The demo grants the model "${model}", and the menu has no such entry.`)
      const may = (code: string) => codes.includes(ALL) || codes.includes(code)
      const granted = [
        { itemType: 'module' as const, itemId: menu.parentId },
        { itemType: 'module' as const, itemId: menu.id },
        ...items
          .filter((item) => item.menuId === menu.id && may(item.enCode))
          .map((item) => ({ itemType: item.kind, itemId: item.id })),
        ...schemes
          .filter((scheme) => scheme.menuId === menu.id && may(scheme.enCode))
          .map((scheme) => ({ itemType: 'resource' as const, itemId: scheme.id })),
      ]
      return granted.map((grant) => ({ ...grant, objectType: 'Role' as const, objectId, creatorTime: now() }))
    }),
  )
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('authorities')
      .values(batch.map((row) => ({ ...row, creatorUserId: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const grantsOf = (role: string): Record<string, readonly string[]> =>
  Object.entries(GRANTS).find(([code]) => code === role)?.[1] ?? {}
