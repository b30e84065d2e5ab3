import { MENU_TYPE, PAGES, type PageDefinition } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { demandHeldGrants, type Authority } from '../authority/index.ts'
import { createMenuAdminRepository, type MenuEntryRow } from './menu-admin.repository.ts'
import type { MenuBody } from './menu-admin.schema.ts'
import { targetOf } from './menu.policy.ts'

// A change of a menu entry must give its holders no right that the user who makes the change does not hold.

interface Coded {
  enCode: string
  type: number
  urlAddress?: string | undefined
}

const PRODUCT_PAGES = new Map(Object.values<PageDefinition>(PAGES).map((page) => [page.code, page]))

/** Whether the entry shows the built-in page of its code. */
function isBuiltInPage({ enCode, type, urlAddress = '' }: Coded): boolean {
  const address = urlAddress
    .trim()
    .replace(/^\//, '')
    .replace(/[?#].*$/, '')
  return type === MENU_TYPE.page && PRODUCT_PAGES.get(enCode)?.address === address
}

/** Refuses a permission code of the product on any entry except its own page, and another code on that page. */
export function checkProductCode(body: Coded, { before, actor }: { before?: Coded | undefined; actor: Actor }): void {
  if (before && isBuiltInPage(before) && before.enCode !== body.enCode) throw refusedField('enCode', 'menu.codeOfPage')
  if (!PRODUCT_PAGES.has(body.enCode)) return
  if (!isBuiltInPage(body)) throw refusedField('enCode', 'menu.codeReserved')
  // Users may hold the present entry, and would hold the page with the code.
  if (before && before.enCode !== body.enCode && !actor.isAdministrator)
    throw refusedField('enCode', 'menu.codeReserved')
}

/** The names of the product's buttons and columns on an entry. */
export function productItems(menuCode: string, kind: 'button' | 'column' | 'form'): ReadonlySet<string> {
  const page = PRODUCT_PAGES.get(menuCode)
  if (!page || kind === 'form') return new Set()
  return new Set(kind === 'button' ? Object.values(page.buttons).map(({ code }) => code) : Object.keys(page.columns))
}

/** The settings of an entry that demand separate grants for each kind of item. */
const FLAGS = [
  { flag: 'isButtonAuthorize', kind: 'button' },
  { flag: 'isColumnAuthorize', kind: 'column' },
  { flag: 'isFormAuthorize', kind: 'form' },
] as const

interface Change {
  before: MenuEntryRow
  body: MenuBody
  actor: Actor
  authority: Authority
}

/**
 * Refuses a change that gives the holders of an entry more than the user holds: another model or dictionary, or
 * buttons, columns, fields or rows that no longer need a separate grant.
 */
export async function demandNoWidening(trx: Trx, { before, body, actor, authority }: Change): Promise<void> {
  if (actor.isAdministrator) return
  if (targetOf(before) !== targetOf(body)) throw refusedField('type', 'menu.targetFixed')
  const opened = FLAGS.filter(({ flag }) => before[flag] === 1 && (body[flag] ?? 0) === 0).map(({ kind }) => kind)
  if (opened.length > 0) {
    const items = (await createMenuAdminRepository(trx).listItems([before.id])).filter(({ kind }) =>
      opened.some((one) => one === kind),
    )
    await demandHeldGrants(trx, { actor, grants: items.map(({ id, kind }) => ({ itemType: kind, itemId: id })) })
  }
  if (before.isDataAuthorize === 1 && (body.isDataAuthorize ?? 0) === 0) {
    const { catalogue, verdict } = await authority.open(actor)
    const entry = catalogue.menuById.get(before.id)
    if (!entry || verdict.rowsOf(entry) !== 'all') throw new AppError('forbidden', 'menu.rowsNotHeld')
  }
}
