import { MESSAGE_TYPE, NOTICE_STATE } from '@sqos/contract'
import { readAbleIds } from '@sqos/form-model'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { cleanHtml, isEmptyHtml } from '../../platform/html.ts'
import { found } from '../../platform/route.ts'
import type { createPageColumns } from '../authority/index.ts'
import {
  deliverNotice,
  hideMessage,
  type NewUnreadCount,
  remindUnread,
  withdrawUnread,
} from '../message/message.access.ts'
import { memberGroups } from '../organization/organization.access.ts'
import type { Realtime } from '../realtime/index.ts'
import { isAmong } from '../user/membership.access.ts'
import { settleNoticeFiles } from './notice-files.ts'
import { createNoticeRepository, type NoticeRepository } from './notice.repository.ts'
import { Notice, type NoticeBody, type NoticeQuery, type NoticeReadersQuery, NoticeRow } from './notice.schema.ts'

/** Which columns a user may see and search. */
export type NoticeColumns = ReturnType<typeof createPageColumns<'title'>>

/** Sends the job that releases a draft at `moment`, with the connection of the change. */
export type PlanRelease = (trx: Trx, plan: { id: string; moment: Date; userId: string }) => Promise<unknown>

/** Sends the job that ends a released notice at `moment`, with the connection of the release. */
export type PlanExpiration = (trx: Trx, plan: { id: string; moment: Date }) => Promise<unknown>

/** What the service works with. */
export interface NoticeServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  realtime: Pick<Realtime, 'pushAll'>
  repository: NoticeRepository
  configuration: ConfigurationWriter
  columns: NoticeColumns
  events: Events
  planRelease: PlanRelease
  planExpiration: PlanExpiration
}

/** Characters of a text: pictures that were not uploaded are part of it. */
const MAX_BODY = 4_000_000

/** Notices: written as drafts, released to people, withdrawn. */
export function createNoticeService(deps: NoticeServiceDeps) {
  const { db, repository, configuration, columns, events, planRelease, planExpiration, realtime, now, newId } = deps
  const limitRow = columns.limitValues(NoticeRow)
  const limitRecord = columns.limitValues(Notice, { except: ['edit'] })
  const target = (id: string) => [{ table: 'notices' as const, ids: [id] }]

  async function list(query: NoticeQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword, sort: order = 'desc', enabledMark = '' } = query
    const { searched } = await columns.withoutHiddenColumns({ keyword }, actor)
    const limited = await limitRow(actor)
    const search = { keyword, searched, enabledMark: enabledMark === '' ? undefined : Number(enabledMark) }
    const rows = await repository.list({ ...search, offset: (currentPage - 1) * pageSize, limit: pageSize, order })
    return {
      list: rows.map((row) =>
        limited({
          ...factsOf(row),
          receivers: Number(row.receivers ?? 0),
          readers: Number(row.readers ?? 0),
          confirmers: Number(row.confirmers ?? 0),
        }),
      ),
      pagination: { currentPage, pageSize, total: await repository.count(search) },
    }
  }

  async function get(id: string, actor: Actor) {
    const row = found(await repository.find(id))
    const { bodyText, files, toUserIds } = row
    return (await limitRecord(actor))({ ...factsOf(row), bodyText, files, toUserIds })
  }

  async function create(body: NoticeBody, actor: Actor) {
    const id = newId()
    const values = await valuesOf(body, { userId: actor.userId, before: '' })
    await configuration.write(actor, target(id), (trx) =>
      createNoticeRepository(trx).insert({ ...values, id, ...createdBy(actor, now()) }),
    )
  }

  async function update(id: string, { body, actor }: { body: NoticeBody; actor: Actor }) {
    const row = found(await repository.find(id))
    if (row.enabledMark !== NOTICE_STATE.draft) throw new AppError('refused', 'notice.editFailed')
    demandUnchanged(row, body.lastModifyTime)
    const values = await valuesOf(body, { userId: actor.userId, before: row.files })
    await configuration.write(actor, target(id), async (trx) => {
      const { locked, inside } = await demandLocked(trx, id, { failure: 'notice.editFailed' })
      if (locked.enabledMark !== NOTICE_STATE.draft) throw new AppError('refused', 'notice.editFailed')
      demandLater(values.expirationTime, locked.plannedTime)
      await inside.update(id, { ...values, ...modifiedBy(actor, laterThan(locked, now())) })
    })
  }

  /** Text, receivers and files as they are stored. */
  async function valuesOf(body: NoticeBody, { userId, before }: { userId: string; before: string }) {
    const title = (body.title ?? '').trim()
    if (title === '') throw refusedField('title', 'notice.titleRequired')
    const bodyText = cleanHtml(body.bodyText ?? '')
    if (isEmptyHtml(bodyText)) throw refusedField('bodyText', 'notice.bodyRequired')
    if (bodyText.length > MAX_BODY) throw refusedField('bodyText', 'notice.bodyTooLarge')
    const toUserIds = entriesOf(body.toUserIds ?? '')
    if (!readAbleIds(toUserIds, 'user')) throw refusedField('toUserIds', 'notice.receiverUnknown')
    const files = await settleNoticeFiles(db, body.files ?? '', { userId, before })
    const expirationTime = body.expirationTime == null ? null : new Date(body.expirationTime)
    demandLater(expirationTime, now())
    const mustRead = body.mustRead ?? false
    return { title, bodyText, files, toUserIds: toUserIds.join(','), mustRead, expirationTime }
  }

  /** Takes a released notice back from its receivers, too. */
  const remove = (id: string, actor: Actor) =>
    configuration.write(actor, target(id), async (trx) => {
      const { inside } = await demandLocked(trx, id, { failure: 'notice.removeFailed' })
      await inside.update(id, deletedBy(actor, now()))
      await tellCounts(trx, await withdrawUnread(trx, id))
    })

  /** Tells the browsers of receivers that they have fewer unread messages. */
  const tellCounts = (trx: Trx, counts: readonly NewUnreadCount[]) =>
    realtime.pushAll(
      counts.map(({ userId, count }) => ({ userIds: [userId], message: count })),
      trx,
    )

  /** Releases a draft: one receipt per enabled receiver. `isDue` says whether a planned release still applies. */
  const release = (
    id: string,
    actor: Pick<Actor, 'userId'>,
    isDue: (notice: { plannedTime: Date | null }) => boolean = () => true,
  ) =>
    configuration.write(actor, target(id), async (trx) => {
      const { locked, inside } = await demandLocked(trx, id, { failure: 'notice.releaseFailed' })
      if (!isDue(locked)) return
      if (locked.enabledMark !== NOTICE_STATE.draft) throw new AppError('refused', 'notice.stateWrong')
      const { title, bodyText, files, mustRead, expirationTime } = locked
      const releaseTime = laterThan(locked, now())
      demandLater(expirationTime, releaseTime)
      const notice = { id, title, bodyText, files, mustRead, senderId: actor.userId, sentTime: releaseTime }
      const count = await deliverNotice(trx, deps, { notice, receivers: await receiversOf(trx, locked.toUserIds) })
      if (count === 0) throw new AppError('refused', 'notice.noReceivers')
      await inside.update(id, {
        enabledMark: NOTICE_STATE.released,
        plannedTime: null,
        releaseTime,
        releaseUserId: actor.userId,
        ...modifiedBy(actor, releaseTime),
      })
      if (expirationTime) await planExpiration(trx, { id, moment: expirationTime })
    })

  /** Ends a released notice: receivers no longer see it, its author still sees who has read it. */
  const expire = async (id: string, moment: number) => {
    const userId = (await repository.find(id))?.releaseUserId
    if (userId == null) return
    await configuration.write({ userId }, target(id), async (trx) => {
      const inside = createNoticeRepository(trx)
      const locked = await inside.lock(id)
      // Withdrawn meanwhile, or released again with another end.
      if (locked?.enabledMark !== NOTICE_STATE.released || locked.expirationTime?.getTime() !== moment) return
      await inside.update(id, { enabledMark: NOTICE_STATE.expired })
      await tellCounts(trx, await hideMessage(trx, { id, now: now() }))
    })
  }

  /** Takes a released or expired notice back: it is a draft again, and nobody sees it. */
  const withdraw = (id: string, actor: Actor) =>
    configuration.write(actor, target(id), async (trx) => {
      const { locked, inside } = await demandLocked(trx, id, { states: [NOTICE_STATE.released, NOTICE_STATE.expired] })
      const counts = await withdrawUnread(trx, id)
      await inside.update(id, {
        enabledMark: NOTICE_STATE.draft,
        releaseTime: null,
        releaseUserId: null,
        ...modifiedBy(actor, laterThan(locked, now())),
      })
      await tellCounts(trx, counts)
    })

  /** Plans the release of a draft, or cancels the plan. */
  const plan = (id: string, { plannedTime, actor }: { plannedTime: number | null; actor: Actor }) =>
    configuration.write(actor, target(id), async (trx) => {
      const { locked, inside } = await demandLocked(trx, id, { states: [NOTICE_STATE.draft] })
      const moment = plannedTime === null ? null : new Date(plannedTime)
      if (moment && moment <= now()) throw refusedField('plannedTime', 'notice.planPast')
      if (moment) demandLater(locked.expirationTime, moment)
      await inside.update(id, { plannedTime: moment, ...modifiedBy(actor, laterThan(locked, now())) })
      if (moment) await planRelease(trx, { id, moment, userId: actor.userId })
    })

  /** Who has read a released notice and who has not. */
  async function readers(id: string, query: NoticeReadersQuery) {
    found(await repository.find(id))
    const { currentPage = 1, pageSize = 20, keyword, isRead } = query
    const search = { id, keyword, isRead }
    const rows = await repository.readers(search, { offset: (currentPage - 1) * pageSize, limit: pageSize })
    return {
      list: rows.map((row) => ({
        ...row,
        readTime: row.readTime?.getTime() ?? null,
        confirmTime: row.confirmTime?.getTime() ?? null,
      })),
      pagination: { currentPage, pageSize, total: await repository.countReaders(search) },
    }
  }

  /** Reminds everybody who has not read the notice, or not confirmed it; returns how many there are. */
  const remind = (id: string, actor: Actor) =>
    db.transaction().execute(async (trx) => {
      const { locked } = await demandLocked(trx, id, { states: [NOTICE_STATE.released] })
      return await remindUnread(trx, { events, now }, { id, senderId: actor.userId, mustRead: locked.mustRead })
    })

  return { list, get, create, update, remove, release, expire, withdraw, plan, readers, remind }
}

export type NoticeService = ReturnType<typeof createNoticeService>

/** The notice, locked; refuses a missing one with `failure`, and one in another state. */
async function demandLocked(
  trx: Trx,
  id: string,
  { failure, states }: { failure?: string; states?: readonly number[] },
) {
  const inside = createNoticeRepository(trx)
  const locked = await inside.lock(id)
  if (!locked)
    throw failure === undefined ? new AppError('notFound', 'error.recordMissing') : new AppError('refused', failure)
  if (states && !states.includes(locked.enabledMark)) throw new AppError('refused', 'notice.stateWrong')
  return { locked, inside }
}

/** Refuses a notice that ends before receivers see it. */
function demandLater(expirationTime: Date | null, start: Date | null) {
  if (expirationTime && start && expirationTime <= start) throw refusedField('expirationTime', 'notice.expirationEarly')
}

const entriesOf = (csv: string) => [...new Set(csv.split(',').flatMap((entry) => entry.trim() || []))]

/** Selects the receivers among `users`. */
async function receiversOf(db: Db | Trx, toUserIds: string): Promise<RawBuilder<boolean>> {
  const entries = entriesOf(toUserIds)
  if (entries.length === 0) return sql<boolean>`true`
  const named = readAbleIds(entries, 'user')
  if (!named) throw new AppError('refused', 'notice.receiverUnknown')
  return isAmong({ userIds: named.get('user') ?? [], groups: await memberGroups(db, named) })
}

const nameOf = (realName: string | null, account: string | null) =>
  realName === null ? '' : `${realName}/${account ?? ''}`

type FactRow = Omit<
  NonNullable<Awaited<ReturnType<NoticeRepository['find']>>>,
  'bodyText' | 'files' | 'toUserIds' | 'creatorUserId' | 'releaseUserId'
>

const factsOf = (row: FactRow) => ({
  id: row.id,
  title: row.title,
  creatorUser: nameOf(row.releaserName ?? row.creatorName, row.releaserAccount ?? row.creatorAccount),
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
  enabledMark: row.enabledMark,
  type: MESSAGE_TYPE.notice,
  mustRead: row.mustRead,
  plannedTime: row.plannedTime?.getTime() ?? null,
  expirationTime: row.expirationTime?.getTime() ?? null,
  creatorTime: row.creatorTime.getTime(),
  releaseUser: nameOf(row.releaserName, row.releaserAccount),
  releaseTime: row.releaseTime?.getTime() ?? null,
})
