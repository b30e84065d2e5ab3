import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { createVersionedCache } from '../../platform/versioned-cache.ts'
import { createAuthorityRepository, type Holder } from './authority.repository.ts'
import type { Catalogue, ItemKind, MenuEntry } from './catalogue.ts'
import { evaluate, type Verdict } from './evaluator.ts'
import { personalMenu, type PersonalMenu } from './personal-menu.ts'
import { ALL_ROWS, anyOf, NO_ROWS, schemeCondition, type RowColumns, type RowCondition } from './row-scope.ts'

/** People whose grants are kept; bundles of grants that are shared by those with the same roles. */
const KEPT_PEOPLE = 20_000
const KEPT_BUNDLES = 500

/** Who asks. */
export type Person = Pick<Actor, 'userId' | 'isAdministrator' | 'organizeId' | 'authorityVersion'>

/** What a person may see and do. Menu entries are named by their id (`modelId` of a page), everything on them by its code. */
export interface Access {
  /** Codes "menu" and "menu:button", as routes name them. */
  codes: ReadonlySet<string>
  mayOpen: (menuId: string) => boolean
  mayButton: (menuId: string, enCode: string) => boolean
  /** Where the entry demands no grants for columns, every column shows. */
  mayColumn: (menuId: string, enCode: string) => boolean
  /** Where the entry demands no grants for form fields, every field shows. */
  mayField: (menuId: string, enCode: string) => boolean
  /**
   * The rows that the person sees on the page, for `query.where(access.rowCondition(menuId, columns))`; the same condition
   * belongs into every read, change, deletion and export of the page's rows. Values are bound, names are checked.
   * All rows when the entry demands no data schemes or the scheme of all data was granted; no rows when the entry demands them
   * and none was granted, when it is unknown, or when a scheme asks for a field that `columns` does not have.
   */
  rowCondition: (menuId: string, columns: RowColumns) => RowCondition
  /** The same of a page of ours, which is named by its code; undefined where it demands no data schemes. */
  pageRows: (code: string, columns: RowColumns) => RowCondition | undefined
  /** Whether a column of a built-in page shows: every one for administrators of the system. */
  pageColumn: (code: string, enCode: string) => boolean
  /** Whether columns of a built-in page are granted one by one to this person. True for a page that does not exist. */
  limitsColumns: (code: string) => boolean
  /** The menu of the browser, with what is granted on each entry; shared, to be read only. */
  menu: () => PersonalMenu
}

/** The one place that decides who may do what. */
export interface Authority {
  /**
   * What a person may see and do, as of the moment the request came in. Worked out once and kept until anything about menus,
   * grants, roles, positions, organisations or memberships changes, so asking again costs microseconds.
   */
  accessOf: (person: Person) => Promise<Access>
  /** What the rules are at this moment, for who asks without a request. */
  version: () => Promise<string>
  /** The verdict itself and what it is about, for those who keep and explain it. */
  open: (person: Person) => Promise<{ catalogue: Catalogue; verdict: Verdict }>
}

/** Creates the evaluator; a server has one. */
export function createAuthority(db: Db): Authority {
  const repository = createAuthorityRepository(db)
  const catalogues = createVersionedCache<Catalogue>(1)
  const people = createVersionedCache<readonly Holder[]>(KEPT_PEOPLE)
  const bundles = createVersionedCache<Verdict>(KEPT_BUNDLES)

  /** Who holds what is worked out again when the one or the other changes, and not for every new member. */
  async function verdictOf(
    { userId, isAdministrator, authorityVersion }: Person,
    catalogue: Catalogue,
  ): Promise<Verdict> {
    const [catalogueVersion = '', grantsVersion = '', holdersVersion = ''] = authorityVersion.split(' ')
    const version = catalogueVersion + grantsVersion
    if (isAdministrator)
      return bundles.get('administrator', { version, make: () => Promise.resolve(evaluate(catalogue, undefined)) })
    const holders = await people.get(userId, {
      version: grantsVersion + holdersVersion,
      make: () => repository.readHolders(userId),
    })
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
    accessOf: async (person) => describeAccess({ person, ...(await open(person)) }),
  }
}

/** Menus that were built already: those with the same roles share one, and nobody changes it. */
const builtMenus = new WeakMap<Verdict, PersonalMenu>()

function menuOf({ menus }: Catalogue, verdict: Verdict): PersonalMenu {
  const menu = builtMenus.get(verdict) ?? personalMenu(menus, verdict)
  builtMenus.set(verdict, menu)
  return menu
}

/** The verdict in the words of those who ask: ids of menu entries, codes of what is on them. */
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
  const rowsOf = (menu: MenuEntry | undefined, columns: RowColumns) => {
    const rows = menu ? verdict.rowsOf(menu) : 'none'
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
    rowCondition: (menuId, columns) => rowsOf(menuById.get(menuId), columns),
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
