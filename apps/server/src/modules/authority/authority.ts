import type { PermissionCode } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { createVersionedCache } from '../../platform/versioned-cache.ts'
import { createAuthorityRepository, type Holder } from './authority.repository.ts'
import type { Catalogue, ItemKind, MenuEntry } from './catalogue.ts'
import { evaluate, type RowScope, type Verdict } from './evaluator.ts'
import type { FieldRight, RowRight } from './grant-level.ts'
import { personalMenu, type PersonalMenu } from './personal-menu.ts'
import { ALL_ROWS, anyOf, NO_ROWS, schemeCondition, type RowColumns, type RowCondition } from './row-scope.ts'

/** Number of users in the cache; users with the same roles share one set of grants. */
const CACHED_USERS = 20_000
const CACHED_GRANT_SETS = 500

/** The user whose permissions are evaluated. */
export type Person = Pick<Actor, 'userId' | 'isAdministrator' | 'organizeId' | 'authorityVersion'>

/** The permissions of a user. Menu entries are identified by id (`modelId` of a page), their items by code. */
export interface Access {
  /** Codes "menu" and "menu:button", as in the `permission` of routes. */
  codes: ReadonlySet<string>
  mayOpen: (menuId: string) => boolean
  mayButton: (menuId: string, enCode: string) => boolean
  /** Every column is visible when the entry demands no grants for columns. */
  mayColumn: (menuId: string, enCode: string) => boolean
  /** Every field is visible when the entry demands no grants for form fields. */
  mayField: (menuId: string, enCode: string) => boolean
  /** The right to a form field; undefined when it is hidden. */
  fieldRight: (menuId: string, enCode: string) => FieldRight | undefined
  /**
   * The rows that the user sees on the page, for `query.where(access.rowCondition(menuId, columns))`. Use the same
   * condition in every read, change, deletion and export of these rows. Values are bound, names are checked. All rows
   * when the entry demands no data schemes or the scheme of all data was granted; no rows when the entry demands them
   * and none was granted, when the entry is unknown, or when a scheme needs a field that `columns` does not have. With
   * `right` the rows that the user may edit or delete.
   */
  rowCondition: (menuId: string, columns: RowColumns, right?: RowRight) => RowCondition
  /** The visible rows of a menu entry: all, none, or those of any of the granted schemes. */
  rowScope: (menuId: string) => RowScope
  /** Whether the user may edit or delete only some of the visible rows. */
  narrowsRows: (menuId: string, right: RowRight) => boolean
  /** The same for a built-in page, identified by its code; undefined when the page demands no data schemes. */
  pageRows: (code: string, columns: RowColumns) => RowCondition | undefined
  /** Whether a column of a built-in page is visible; always true for system administrators. */
  pageColumn: (code: string, enCode: string) => boolean
  /** Whether columns of a built-in page are granted one by one to this user. True for an unknown page. */
  limitsColumns: (code: string) => boolean
  /** The menu of the browser with the grants of each entry; shared between users, read-only. */
  menu: () => PersonalMenu
}

/** Evaluates permissions; the only place that does. */
export interface Authority {
  /**
   * The permissions of a user at the start of the request. Cached until menus, grants, roles, positions, organisations
   * or memberships change: further calls take microseconds.
   */
  accessOf: (person: Person) => Promise<Access>
  /**
   * Whether the person holds a grant of this very button: being an administrator does not count, nor does a page whose buttons come
   * with it.
   */
  holdsButton: (person: Person, code: PermissionCode) => Promise<boolean>
  /** The current version of the permissions, for callers without a request. */
  version: () => Promise<string>
  /** The verdict and its catalogue, for callers that cache or explain it. */
  open: (person: Person) => Promise<{ catalogue: Catalogue; verdict: Verdict }>
}

/** Creates the evaluator; a server has one. */
export function createAuthority(db: Db): Authority {
  const repository = createAuthorityRepository(db)
  const catalogues = createVersionedCache<Catalogue>(1)
  const people = createVersionedCache<readonly Holder[]>(CACHED_USERS)
  const bundles = createVersionedCache<Verdict>(CACHED_GRANT_SETS)

  const holdersOf = ({ userId, authorityVersion }: Pick<Person, 'userId' | 'authorityVersion'>) => {
    const [, grantsVersion = '', holdersVersion = ''] = authorityVersion.split(' ')
    return people.get(userId, {
      version: grantsVersion + holdersVersion,
      make: () => repository.readHolders(userId),
    })
  }

  /** Catalogue and grants are evaluated again when one of them changes, but not for every new membership. */
  async function verdictOf(
    { userId, isAdministrator, authorityVersion }: Person,
    catalogue: Catalogue,
  ): Promise<Verdict> {
    const [catalogueVersion = '', grantsVersion = ''] = authorityVersion.split(' ')
    const version = catalogueVersion + grantsVersion
    if (isAdministrator)
      return bundles.get('administrator', { version, make: () => Promise.resolve(evaluate(catalogue, undefined)) })
    const holders = await holdersOf({ userId, authorityVersion })
    const key = holders.map(({ objectType, objectId }) => `${objectType}:${objectId}`).join(' ')
    const make = async () => evaluate(catalogue, await repository.readGranted(holders))
    return bundles.get(key, { version, make })
  }

  async function open(person: Person) {
    const [version = ''] = person.authorityVersion.split(' ')
    const catalogue = await catalogues.get('', { version, make: () => repository.readCatalogue() })
    return { catalogue, verdict: await verdictOf(person, catalogue) }
  }

  return {
    version: () => repository.readVersion(),
    open,
    async holdsButton(person, code) {
      const { catalogue } = await open(person)
      const granted = (await repository.readGranted(await holdersOf(person))).get('button')
      const [page, button] = code.split(':')
      return catalogue.menus
        .filter(({ enCode }) => enCode === page)
        .flatMap(({ id }) => catalogue.itemsOf(id, 'button'))
        .some(({ id, enCode }) => enCode === button && granted?.has(id) === true)
    },
    accessOf: async (person) => describeAccess({ person, ...(await open(person)) }),
  }
}

const isSameScope = (seen: RowScope, other: RowScope) =>
  typeof seen === 'string' || typeof other === 'string' ? seen === other : seen.length === other.length

/** Cached menus; users with the same roles share one, which must not be modified. */
const builtMenus = new WeakMap<Verdict, PersonalMenu>()

function menuOf({ menus }: Catalogue, verdict: Verdict): PersonalMenu {
  const menu = builtMenus.get(verdict) ?? personalMenu(menus, verdict)
  builtMenus.set(verdict, menu)
  return menu
}

/** Translates the verdict for callers: ids of menu entries, codes of their items. */
function describeAccess({
  person,
  catalogue,
  verdict,
}: {
  person: Person
  catalogue: Catalogue
  verdict: Verdict
}): Access {
  const { menuById } = catalogue
  const rowsOf = (menu: MenuEntry | undefined, columns: RowColumns, right: RowRight = 'read') => {
    const rows = menu ? verdict.rowsOf(menu, right) : 'none'
    if (rows === 'none') return NO_ROWS
    if (rows === 'all') return ALL_ROWS
    return anyOf(rows.map((scheme) => schemeCondition(scheme, { person, columns })))
  }
  const mayUse = (kind: ItemKind) => (menuId: string, enCode: string) => {
    const menu = menuById.get(menuId)
    return menu !== undefined && verdict.mayUse(menu, kind, enCode)
  }
  const pageOf = (code: string) => catalogue.menus.find(({ enCode }) => enCode === code)
  return {
    codes: verdict.codes,
    mayOpen: (menuId) => {
      const menu = menuById.get(menuId)
      return menu !== undefined && verdict.holds(menu)
    },
    mayButton: mayUse('button'),
    mayColumn: mayUse('column'),
    mayField: mayUse('form'),
    fieldRight: (menuId, enCode) => {
      const menu = menuById.get(menuId)
      return menu && verdict.fieldRight(menu, enCode)
    },
    rowCondition: (menuId, columns, right) => rowsOf(menuById.get(menuId), columns, right),
    rowScope: (menuId) => {
      const menu = menuById.get(menuId)
      return menu ? verdict.rowsOf(menu) : 'none'
    },
    narrowsRows: (menuId, right) => {
      const menu = menuById.get(menuId)
      return menu !== undefined && !isSameScope(verdict.rowsOf(menu), verdict.rowsOf(menu, right))
    },
    pageRows: (code, columns) => {
      if (person.isAdministrator) return ALL_ROWS
      const menu = pageOf(code)
      return menu?.isDataAuthorize === 0 && verdict.holds(menu) ? undefined : rowsOf(menu, columns)
    },
    pageColumn: (code, enCode) => {
      const menu = pageOf(code)
      return person.isAdministrator || (menu !== undefined && verdict.mayUse(menu, 'column', enCode))
    },
    limitsColumns: (code) => !person.isAdministrator && pageOf(code)?.isColumnAuthorize !== 0,
    menu: () => menuOf(catalogue, verdict),
  }
}
