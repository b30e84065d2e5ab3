import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { createdBy, deletedBy, modifiedBy } from '../../../platform/db/audited.ts'
import type { Trx } from '../../../platform/db/database.ts'
import { laterThan } from '../../../platform/db/unchanged.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Events } from '../../../platform/events/index.ts'
import { spellName } from '../../../platform/spell-name.ts'
import { holderKey, readUngivable } from '../../authority/index.ts'
import { forgetFailures } from '../../auth/auth.access.ts'
import { USER_STATE } from '../user.tables.ts'
import { currentOf, untouched } from '../user.columns.ts'
import { lockPeople } from '../user.checks.ts'
import { createUserRepository, type RelationType, type UserRecord } from '../user.repository.ts'
import type { Plan } from './import.check.ts'
import type { ImportRow } from './import.repository.ts'
import type { Before } from './import.tables.ts'
import { createPeopleStore, KEPT, type Belonging } from './people.store.ts'

/** The result of a written line. */
export interface Written {
  rowNumber: number
  userId: string
  before: Before | null
}

/** Writes the users of a list and undoes written lines. */
export function createImportWriter({ now, newId, events }: Pick<Deps, 'now' | 'newId'> & { events: Events }) {
  /** Adds and changes users as planned; the plans must come from the same transaction. */
  async function write(
    trx: Trx,
    { plans, actor, passwordHash }: { plans: readonly Plan[]; actor: Actor; passwordHash: string },
  ): Promise<Written[]> {
    const added = plans.filter(({ outcome }) => outcome === 'new').map((plan) => ({ plan, id: newId() }))
    await insert(trx, { added, actor, passwordHash })
    const created = added.map(({ id: userId }) => ({
      type: 'user.created' as const,
      actorId: actor.userId,
      payload: { userId },
    }))
    await events.append(trx, ...created)
    const written: Written[] = added.map(({ plan, id }) => ({ rowNumber: plan.rowNumber, userId: id, before: null }))
    return [...written, ...(await change(trx, { plans, actor }))]
  }

  async function insert(
    trx: Trx,
    {
      added,
      actor,
      passwordHash,
    }: { added: readonly { plan: Plan; id: string }[]; actor: Actor; passwordHash: string },
  ) {
    const store = createPeopleStore(trx)
    await store.add(
      added.map(({ plan: { resolved, managerId }, id }) => {
        const { account = '', realName = '', ...columns } = resolved.columns
        return {
          ...untouched,
          ...emptyColumns,
          ...columns,
          ...spellName(String(realName)),
          ...createdBy(actor, now()),
          id,
          account: String(account),
          realName: String(realName),
          passwordHash,
          passwordGiven: true,
          managerId: managerId ?? null,
          organizeId: resolved.organizeIds?.[0] ?? null,
          positionId: resolved.positionIds?.[0] ?? null,
        }
      }),
    )
    await store.join(
      added.flatMap(({ plan: { resolved }, id }) => [
        ...belongingOf(id, 'Organize', resolved.organizeIds),
        ...belongingOf(id, 'Position', resolved.positionIds),
        ...belongingOf(id, 'Role', resolved.roleIds),
      ]),
    )
  }

  async function change(trx: Trx, { plans, actor }: { plans: readonly Plan[]; actor: Actor }): Promise<Written[]> {
    const changed = plans.flatMap((plan) => {
      if (plan.outcome !== 'changed' || !plan.person) return []
      return [{ plan, person: plan.person, changedAt: laterThan(plan.person, now()) }]
    })
    const store = createPeopleStore(trx)
    await store.change(
      changed.map(({ plan, person, changedAt }) => ({
        id: person.id,
        columns: columnsAfter(plan, person),
        modified: modifiedBy(actor, changedAt),
      })),
    )
    await store.relate(
      changed.flatMap(({ plan: { resolved }, person }) => [
        ...belongingOf(person.id, 'Organize', resolved.organizeIds),
        ...belongingOf(person.id, 'Position', resolved.positionIds),
        ...belongingOf(person.id, 'Role', resolved.roleIds),
      ]),
    )
    const moved = changed.filter(({ plan, person }) => {
      const state = plan.resolved.columns['enabledMark']
      return state !== undefined && state !== person.enabledMark
    })
    const isLetIn = ({ plan }: (typeof moved)[number]) => plan.resolved.columns['enabledMark'] === USER_STATE.enabled
    await forgetFailures(trx, ...moved.filter(isLetIn).map(({ person }) => person.id))
    const about = (userId: string) => ({ actorId: actor.userId, payload: { userId } })
    await events.append(
      trx,
      ...changed.map(({ person }) => ({ type: 'user.updated' as const, ...about(person.id) })),
      ...moved.map((one) => ({
        type: isLetIn(one) ? ('user.enabled' as const) : ('user.disabled' as const),
        ...about(one.person.id),
      })),
    )
    return changed.map(({ plan, person, changedAt }) => ({
      rowNumber: plan.rowNumber,
      userId: person.id,
      before: { columns: columnsBefore(person), belongs: plan.belongs, changedAt: changedAt.getTime() },
    }))
  }

  /**
   * Undoes written lines and returns the ones undone. Skips users that changed since, that other rows refer to, or
   * whose previous memberships grant more than the caller holds.
   */
  async function undo(trx: Trx, { rows, actor }: { rows: readonly ImportRow[]; actor: Actor }): Promise<number[]> {
    await lockPeople(trx)
    const store = createPeopleStore(trx)
    const people = new Map(
      (await store.readPeople(rows.flatMap(({ userId }) => userId ?? []))).map((one) => [one.id, one]),
    )
    const found = rows.flatMap((row) => {
      const person = people.get(row.userId ?? '')
      return person ? [{ ...row, person }] : []
    })
    const untouchedSince = found.flatMap(({ before, person, rowNumber }) =>
      before !== null && person.lastModifyTime?.getTime() === before.changedAt ? [{ before, person, rowNumber }] : [],
    )
    const changed = await thoseGivable(trx, { rows: untouchedSince, actor })
    await store.change(
      changed.map(({ before: { columns }, person }) => ({
        id: person.id,
        columns,
        modified: modifiedBy(actor, laterThan(person, now())),
      })),
    )
    await store.relate(
      changed.flatMap(({ before: { belongs }, person: { id } }) => [
        ...belongingOf(id, 'Organize', belongs.Organize),
        ...belongingOf(id, 'Position', belongs.Position),
        ...belongingOf(id, 'Role', belongs.Role),
      ]),
    )

    const added = found.filter(({ before, person }) => before === null && person.lastModifyTime === null)
    const needed = await store.readNeeded(added.map(({ person }) => person.id))
    const takenOut = added.filter(({ person }) => !needed.has(person.id))
    const ids = takenOut.map(({ person }) => person.id)
    await store.takeOut(ids, deletedBy(actor, now()))
    const deleted = ids.map((userId) => ({ type: 'user.deleted' as const, actorId: actor.userId, payload: { userId } }))
    await events.append(trx, ...deleted)
    return [...changed, ...takenOut].map(({ rowNumber }) => rowNumber)
  }

  /** Clears the managers among the removed users first. */
  const unlinkManagers = (trx: Trx, importId: string) =>
    sql`
      with added as materialized (
        select user_id from user_import_rows where import_id = ${importId} and written and before is null
      )
      update users u set manager_id = null
      where u.id in (select user_id from added) and u.manager_id in (select user_id from added)
        and u.last_modify_time is null`.execute(trx)

  return { write, undo, unlinkManagers }
}

/** Users whose memberships the caller may restore: restoring a membership grants its permissions. */
async function thoseGivable<Row extends { before: Before; person: { id: string } }>(
  trx: Trx,
  { rows, actor }: { rows: readonly Row[]; actor: Actor },
): Promise<readonly Row[]> {
  const relations = await createUserRepository(trx).readRelations(rows.map(({ person }) => person.id))
  const present = new Set(relations.map((one) => `${one.userId} ${holderKey(one)}`))
  const missing = ({ before: { belongs }, person }: Row) =>
    (['Organize', 'Position', 'Role'] as const)
      .flatMap((objectType) => belongs[objectType].map((objectId) => ({ objectType, objectId })))
      .filter((holder) => !present.has(`${person.id} ${holderKey(holder)}`))
  const ungivable = await readUngivable(trx, { actor, holders: rows.flatMap(missing) })
  return rows.filter((row) => !missing(row).some((holder) => ungivable.has(holderKey(holder))))
}

/** All users of one insert have the same columns. */
const emptyColumns = {
  gender: 3,
  email: '',
  sortCode: 0,
  enabledMark: USER_STATE.enabled,
  description: '',
  nation: '',
  nativePlace: '',
  entryDate: null,
  certificatesType: '',
  certificatesNumber: '',
  education: '',
  birthday: null,
  telePhone: '',
  landline: '',
  mobilePhone: '',
  urgentContacts: '',
  urgentTelePhone: '',
  postalAddress: '',
}

const belongingOf = (userId: string, objectType: RelationType, ids: readonly string[] | undefined): Belonging[] =>
  ids ? [{ userId, objectType, ids }] : []

/** The user's values after the import. Positions of organisations that the user left are removed. */
function columnsAfter({ resolved, belongs, managerId }: Plan, person: UserRecord) {
  const { account: _account, ...columns } = resolved.columns
  return {
    ...columns,
    ...spellName(String(columns['realName'] ?? person.realName)),
    ...(managerId !== undefined && { managerId }),
    organizeId: currentOf(person.organizeId, resolved.organizeIds ?? belongs.Organize),
    positionId: currentOf(person.positionId, resolved.positionIds ?? belongs.Position),
  }
}

function columnsBefore(person: UserRecord): Record<string, unknown> {
  const row: Record<string, unknown> = { ...person }
  return Object.fromEntries(KEPT.map((name) => [name, row[name] ?? null]))
}
