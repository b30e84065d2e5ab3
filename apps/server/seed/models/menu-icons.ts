import type { Deps } from '../../src/platform/deps.ts'

/** An icon for each model of the demo company: eight equal ones in a menu tell nothing apart. */
const ICONS: Readonly<Record<string, string>> = {
  supplierVisit: 'icon-location',
  inspection: 'icon-check',
  contact: 'icon-idcard',
  customer: 'icon-group',
  asset: 'icon-storage',
  purchaseOrder: 'icon-list',
  expenseClaim: 'icon-tag',
  leaveRequest: 'icon-clock',
}

/** Gives the released models of the demo company their icons. */
export async function setMenuIcons({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const [enCode, icon] of Object.entries(ICONS))
    await db.updateTable('menus').set({ icon }).where('enCode', '=', enCode).execute()
}
