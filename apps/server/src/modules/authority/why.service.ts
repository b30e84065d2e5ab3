import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import type { Authority } from './authority.ts'
import type { Why, WhyQuery, WhyStep } from './authority.schema.ts'
import { DEMANDS, type ItemKind, type MenuEntry } from './catalogue.ts'
import { createPersonOpener } from './explained-person.ts'
import { createGrantingRows } from './granting-rows.ts'
import { mayAuthorize } from './grants.policy.ts'
import type { Grant } from './grants.repository.ts'
import { ALL_ROWS, NO_ROWS, schemeCondition, SCHEME, type DataScheme } from './row-scope.ts'
import { rowsInWords } from './row-words.ts'
import type { RowSources } from './row-sources.ts'
import { createWhyRepository, type NamedHolder } from './why.repository.ts'

const named = ({ id, fullName, enCode }: { id: string; fullName: string; enCode: string }) => ({ id, fullName, enCode })

/** The answer in one sentence; rows are seen, other items are used. */
const VERDICT = {
  item: { yes: 'why.allowed', no: 'why.denied' },
  rows: { yes: 'why.sees', no: 'why.seesNot' },
} as const

/** Explains why a user may or may not use an item: the result of the evaluator with the chain behind it. */
export function createWhyService({ db, authority, sources }: { db: Db; authority: Authority; sources: RowSources }) {
  const openPerson = createPersonOpener({ db, rows: createGrantingRows({ db, authority, sources }) })
  const repository = createWhyRepository(db)

  /** All items that can be explained: the enabled menu entries with their items. */
  async function listSubjects(actor: Actor) {
    const { catalogue } = await authority.open(actor)
    return await Promise.all(
      catalogue.menus.map(async (menu) => {
        const of = (kind: ItemKind) => catalogue.itemsOf(menu.id, kind).map(named)
        const rows = menu.isDataAuthorize === 1
        const { id, parentId, fullName, type } = menu
        const records = rows && (await sources.find(menu)) !== undefined
        return {
          id,
          parentId,
          fullName,
          type,
          button: of('button'),
          column: of('column'),
          form: of('form'),
          rows,
          records,
        }
      }),
    )
  }

  /** The user and the enabled roles, positions … of the user whose grants the caller may change. */
  async function fixesFor(userId: string, { actor, name }: { actor: Actor; name: string }) {
    const holders = await repository.readHolders(userId)
    return holders
      .filter(({ objectType, live }) => live && mayAuthorize(actor, objectType))
      .map(({ objectType, objectId, fullName }) => ({
        objectType,
        id: objectId,
        fullName: objectType === 'User' ? name : fullName,
      }))
  }

  async function explain(query: WhyQuery, { actor, language }: { actor: Actor; language: Language }): Promise<Why> {
    const { object, person } = await openPerson(query.userId, actor)
    const { catalogue, verdict } = await authority.open(person)
    const path = await repository.readMenuPath(query.menuId)
    const entry = found(path[0])
    const steps: WhyStep[] = []
    const say = (result: WhyStep['result'], key: string, params: Record<string, string> = {}) => {
      steps.push({ result, text: text(language, `why.${key}`, params) })
    }
    const nameOf = ({ objectType, fullName }: NamedHolder) =>
      text(language, `why.holder.${objectType}`, { name: fullName })
    const conclude = async (allowed: boolean, what: string): Promise<Why> => ({
      allowed,
      answer: text(language, VERDICT[query.kind === 'rows' ? 'rows' : 'item'][allowed ? 'yes' : 'no'], {
        person: object.fullName,
        what,
      }),
      steps,
      ...(!allowed && { fixes: await fixesFor(query.userId, { actor, name: object.fullName }) }),
    })

    /** Adds the holders of the user that grant this item, and roles that would grant it. */
    async function explainGrants(grant: Grant, { what, holders }: { what: string; holders: readonly NamedHolder[] }) {
      const granters = await repository.grantersOf(grant)
      const mine = holders.filter((holder) =>
        granters.some(({ objectType, objectId }) => objectType === holder.objectType && objectId === holder.objectId),
      )
      for (const holder of mine)
        say(holder.live ? 'grants' : 'note', holder.live ? 'granted' : 'holderOff', { holder: nameOf(holder), what })
      if (mine.some(({ live }) => live)) return true
      say('denies', 'notGranted', { what })
      const roles = await repository.rolesGranting(grant)
      if (roles.length > 0) say('note', 'othersGrant', { roles: roles.join(text(language, 'comma')) })
      return false
    }

    const quoted = (key: string, name: string) => text(language, `why.what.${key}`, { name })
    const page = quoted('page', entry.fullName)
    const item = query.itemId === undefined ? undefined : found(await repository.findItem(query.itemId))
    const what = item ? quoted(item.kind, item.fullName) : query.kind === 'rows' ? quoted('rows', entry.fullName) : page

    const active = object.enabledMark !== null && object.enabledMark !== 0
    if (!active) say('denies', 'accountOff', { person: object.fullName })
    for (const { id, fullName } of path.filter(
      ({ enabledMark, deleteMark }) => enabledMark !== 1 || deleteMark !== null,
    ))
      say('denies', id === entry.id ? 'menuOff' : 'parentOff', { what: quoted('page', fullName) })
    const menu = catalogue.menuById.get(query.menuId)
    if (!menu) return await conclude(false, what)
    if (person.isAdministrator) {
      say('grants', 'administrator', { person: object.fullName })
      return await conclude(active, what)
    }
    const holders = await repository.readHolders(query.userId)
    if (!(await explainGrants({ itemType: 'module', itemId: menu.id }, { what: page, holders })))
      return await conclude(false, what)

    if (item) {
      if (item.enabledMark !== 1 || item.deleteMark !== null || item.menuId !== menu.id) {
        say('denies', 'itemOff', { what })
        return await conclude(false, what)
      }
      if (menu[DEMANDS[item.kind]] === 0) say('grants', `comesWithMenu.${item.kind}`, { what: page })
      else await explainGrants({ itemType: item.kind, itemId: item.id }, { what, holders })
      const right = item.kind === 'form' ? verdict.fieldRight(menu, item.enCode) : undefined
      if (right === 'read' || right === 'required') say('note', `fieldRight.${right}`, { what })
      const seen = await conclude(active && verdict.mayUse(menu, item.kind, item.enCode), what)
      if (right !== 'read') return seen
      // A field that is only seen is where "why can't she change it" is asked.
      const answer = text(language, 'why.readsOnly', { person: object.fullName, what })
      return { ...seen, answer, fixes: await fixesFor(query.userId, { actor, name: object.fullName }) }
    }
    if (query.kind !== 'rows') return await conclude(active && verdict.holds(menu), what)
    const shows = await explainRows({ menu, holders })
    return await conclude(active && shows, query.recordId === undefined ? what : quoted('record', query.recordId))

    /** The schemes of the user; for one record, also which of them match it. */
    async function explainRows(about: { menu: MenuEntry; holders: readonly NamedHolder[] }): Promise<boolean> {
      if (about.menu.isDataAuthorize === 0) return await explainFreeRows(about.menu)
      const schemes = verdict.schemesOf(about.menu)
      for (const scheme of schemes)
        await explainGrants(
          { itemType: 'resource', itemId: scheme.id },
          {
            what: text(language, 'why.what.scheme', { name: scheme.fullName, rows: rowsInWords(scheme, language) }),
            holders: about.holders,
          },
        )
      if (schemes.length === 0) say('denies', 'noScheme', { what: page })
      sayRights(about.menu)
      if (query.recordId === undefined || schemes.length === 0) return schemes.length > 0
      return await explainRecord(query.recordId, { menu: about.menu, schemes })
    }

    /** The rows that may be edited or deleted, where these are fewer than the visible ones. */
    function sayRights(about: MenuEntry) {
      const visible = verdict.schemesOf(about)
      for (const right of ['edit', 'remove'] as const) {
        const schemes = verdict.schemesOf(about, right)
        if (schemes.length === visible.length) continue
        const names = schemes.map(({ fullName }) => fullName).join(text(language, 'comma'))
        say('note', schemes.length === 0 ? `rowRight.${right}None` : `rowRight.${right}`, { schemes: names })
      }
    }

    /**
     * A page without data schemes shows every row, but delegated administrators see the rows of their organisations
     * only.
     */
    async function explainFreeRows(about: MenuEntry): Promise<boolean> {
      const source = await sources.find(about)
      const limit = await source?.limitFor?.(person.userId)
      if (!source || !limit) {
        say('grants', 'rowsFree', { what: page })
        return true
      }
      say('grants', 'rowsKept', { what: page, person: object.fullName })
      if (query.recordId === undefined) return true
      const id = query.recordId
      const met = await repository.testRecord(source, { recordId: id, conditions: [limit] })
      const isTheirs = met?.includes(true) === true
      say(isTheirs ? 'grants' : 'denies', met ? (isTheirs ? 'keptShows' : 'keptHides') : 'recordMissing', { id })
      return isTheirs
    }

    async function explainRecord(
      recordId: string,
      about: { menu: MenuEntry; schemes: readonly DataScheme[] },
    ): Promise<boolean> {
      const source = await sources.find(about.menu)
      if (!source) {
        say('note', 'recordUnknowable')
        return about.schemes.some(({ enCode }) => enCode === SCHEME.all)
      }
      const conditions = about.schemes.map((scheme) => schemeCondition(scheme, { person, columns: source.columns }))
      const met = await repository.testRecord(source, {
        recordId,
        conditions: conditions.map((condition) => (condition === ALL_ROWS ? ALL_ROWS : (condition ?? NO_ROWS))),
      })
      if (!met) {
        say('denies', 'recordMissing', { id: recordId })
        return false
      }
      for (const [index, scheme] of about.schemes.entries()) {
        const broken = conditions[index] === undefined
        const key = broken ? 'schemeBroken' : met[index] === true ? 'schemeShows' : 'schemeHides'
        say(met[index] === true ? 'grants' : 'denies', key, { scheme: scheme.fullName, id: recordId })
      }
      return met.includes(true)
    }
  }

  return { listSubjects, explain }
}

export type WhyService = ReturnType<typeof createWhyService>
