import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { createdBy, deletedBy, modifiedBy } from '../../../platform/db/audited.ts'
import type { Trx } from '../../../platform/db/database.ts'
import { laterThan } from '../../../platform/db/unchanged.ts'
import type { Deps } from '../../../platform/deps.ts'
import { spellName } from '../../../platform/spell-name.ts'
import { forceOffline, forgetFailures, USER_STATE } from '../../auth/index.ts'
import { currentOf, untouched } from '../user.columns.ts'
import { openPeople } from '../user.checks.ts'
import { createUserRepository, type UserRecord } from '../user.repository.ts'
import type { Plan } from './import.check.ts'
import type { ImportRow } from './import.repository.ts'

/** What somebody was before a list changed them. */
export interface Before {
  columns: Record<string, unknown>
  belongs: Plan['belongs']
  /** When the list changed them, in epoch milliseconds: who was changed since is not put back. */
  changedAt: number
}

/** What a written line leaves behind. */
export interface Written {
  rowNumber: number
  userId: string
  before: Before | null
}

/** Columns that a list may change, and what follows from them. */
const KEPT = [
  'realName',
  'pinyin',
  'initials',
  'gender',
  'email',
  'sortCode',
  'enabledMark',
  'description',
  'nation',
  'nativePlace',
  'entryDate',
  'certificatesType',
  'certificatesNumber',
  'education',
  'birthday',
  'telePhone',
  'landline',
  'mobilePhone',
  'urgentContacts',
  'urgentTelePhone',
  'postalAddress',
  'managerId',
  'organizeId',
  'positionId',
] as const

/** Writes people of a list, and takes them back. */
export function createImportWriter({ now, newId }: Pick<Deps, 'now' | 'newId'>) {
  /** Adds and changes people as planned; the plans are of this transaction. */
  async function write(
    trx: Trx,
    { plans, actor, passwordHash }: { plans: readonly Plan[]; actor: Actor; passwordHash: string },
  ): Promise<Written[]> {
    const added = plans.filter(({ outcome }) => outcome === 'new').map((plan) => ({ plan, id: newId() }))
    await insert(trx, { added, actor, passwordHash })
    const written: Written[] = added.map(({ plan, id }) => ({ rowNumber: plan.rowNumber, userId: id, before: null }))
    for (const plan of plans) {
      if (plan.outcome !== 'changed' || !plan.person) continue
      const before = await change(trx, { plan, person: plan.person, actor })
      written.push({ rowNumber: plan.rowNumber, userId: plan.person.id, before })
    }
    return written
  }

  async function insert(
    trx: Trx,
    {
      added,
      actor,
      passwordHash,
    }: { added: readonly { plan: Plan; id: string }[]; actor: Actor; passwordHash: string },
  ) {
    await createUserRepository(trx).insert(
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
          managerId: managerId ?? null,
          organizeId: resolved.organizeIds?.[0] ?? null,
          positionId: resolved.positionIds?.[0] ?? null,
        }
      }),
    )
    const relations = added.flatMap(({ plan: { resolved }, id: userId }) => [
      ...(resolved.organizeIds ?? []).map((objectId) => ({ userId, objectType: 'Organize' as const, objectId })),
      ...(resolved.positionIds ?? []).map((objectId) => ({ userId, objectType: 'Position' as const, objectId })),
      ...(resolved.roleIds ?? []).map((objectId) => ({ userId, objectType: 'Role' as const, objectId })),
    ])
    for (let start = 0; start < relations.length; start += 500)
      await trx
        .insertInto('userRelations')
        .values(relations.slice(start, start + 500))
        .execute()
  }

  async function change(
    trx: Trx,
    { plan, person, actor }: { plan: Plan; person: UserRecord; actor: Actor },
  ): Promise<Before> {
    const repository = createUserRepository(trx)
    const { resolved, belongs, managerId } = plan
    const { account: _account, ...columns } = resolved.columns
    const changedAt = laterThan(person, now())
    const organizeIds = resolved.organizeIds ?? belongs.Organize
    // Positions of organisations that the person has left are not theirs any more.
    const positionIds = resolved.positionIds ?? belongs.Position
    await repository.update(person.id, {
      ...columns,
      ...spellName(String(columns['realName'] ?? person.realName)),
      ...(managerId !== undefined && { managerId }),
      organizeId: currentOf(person.organizeId, organizeIds),
      positionId: currentOf(person.positionId, positionIds),
      ...modifiedBy(actor, changedAt),
    })
    if (resolved.organizeIds) await repository.replaceRelations(person.id, { type: 'Organize', ids: organizeIds })
    if (resolved.positionIds) await repository.replaceRelations(person.id, { type: 'Position', ids: positionIds })
    if (resolved.roleIds) await repository.replaceRelations(person.id, { type: 'Role', ids: resolved.roleIds })
    const state = columns['enabledMark']
    if (state !== undefined && state !== person.enabledMark) {
      if (state === USER_STATE.enabled) await forgetFailures(trx, person.id)
      else await forceOffline(trx, person.id)
    }
    const row: Record<string, unknown> = { ...person }
    return {
      columns: Object.fromEntries(KEPT.map((name) => [name, row[name] ?? null])),
      belongs,
      changedAt: changedAt.getTime(),
    }
  }

  /** Takes written lines back; answers which. Who was changed since, or is needed by others, stays as they are. */
  async function undo(trx: Trx, { rows, actor }: { rows: readonly ImportRow[]; actor: Actor }): Promise<number[]> {
    const { repository } = await openPeople(trx, actor)
    const undone: number[] = []
    for (const row of rows) {
      const person = row.userId === null ? undefined : await repository.find(row.userId)
      if (!person) continue
      const did = row.before === null ? await takeOut(person) : await putBack(person, row.before)
      if (did) undone.push(row.rowNumber)
    }
    return undone

    async function takeOut(person: UserRecord) {
      if (person.lastModifyTime !== null) return false
      if (await repository.keepsOrganization(person.id)) return false
      if (await repository.hasSubordinates(person.id)) return false
      await repository.update(person.id, deletedBy(actor, now()))
      await forceOffline(trx, person.id)
      return true
    }

    async function putBack(person: UserRecord, before: Before) {
      if (person.lastModifyTime?.getTime() !== before.changedAt) return false
      const { entryDate, birthday, ...columns } = before.columns
      await repository.update(person.id, {
        ...columns,
        entryDate: dateOf(entryDate),
        birthday: dateOf(birthday),
        ...modifiedBy(actor, laterThan(person, now())),
      })
      await repository.replaceRelations(person.id, { type: 'Organize', ids: before.belongs.Organize })
      await repository.replaceRelations(person.id, { type: 'Position', ids: before.belongs.Position })
      await repository.replaceRelations(person.id, { type: 'Role', ids: before.belongs.Role })
      return true
    }
  }

  /** Nobody manages who was taken out: the links among the people of the list go first. */
  const unlinkManagers = (trx: Trx, importId: string) =>
    sql`
      update users u set manager_id = null from user_import_rows r, user_import_rows m
      where r.import_id = ${importId} and m.import_id = ${importId} and r.user_id = u.id and m.user_id = u.manager_id
        and r.written and m.written and r.before is null and m.before is null and u.last_modify_time is null`.execute(
      trx,
    )

  return { write, undo, unlinkManagers }
}

/** All people of one insert have the same columns. */
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

const dateOf = (stored: unknown) => (typeof stored === 'string' ? new Date(stored) : null)
