import { PERMISSION, type Language } from '@sqos/contract'
import { readReport, type ReportDocument, type ReportMeasure } from '@sqos/report-model'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { nextTime } from '../../platform/recurrence.ts'
import { text } from '../../platform/text.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { contactsOf } from '../user/user.access.ts'
import type { ReportFiles } from './report-files.ts'
import type { ReportViewing } from './report-viewing.service.ts'
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts'
import type { ReportSubscription, ReportSubscriptionBody } from './subscription.schema.ts'

/** Subscriptions that one user makes, for themselves and others. */
const MAX_OWN = 500

interface SubscriptionDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  viewing: ReportViewing
  files: Pick<ReportFiles, 'nameOf'>
}

/** Manages subscriptions to reports. */
export function createSubscriptionService({ db, now, newId, viewing, files }: SubscriptionDeps) {
  const repository = createSubscriptionRepository(db)

  async function list({ userId }: Actor, language: Language): Promise<ReportSubscription[]> {
    const rows = await repository.listOf(userId)
    return rows.map((row) => ({
      id: row.id,
      reportId: row.reportId,
      reportName: row.reportName,
      userName: row.realName ?? '',
      isMine: row.userId === userId,
      kind: row.kind,
      channel: row.channel,
      as: row.format,
      frequency: row.frequency,
      minute: row.minute,
      weekday: row.weekday,
      monthDay: row.monthDay,
      blockId: row.blockId,
      measure: row.measure,
      measureName: measureName(readReport(row.content), row, language),
      test: row.test,
      value: row.value,
      state: row.state,
      problem: row.problem === '' ? '' : text(language, row.problem),
      nextTime: row.state === 'on' ? (row.nextTime?.getTime() ?? null) : null,
      lastTime: row.lastTime?.getTime() ?? null,
    }))
  }

  /** Receivers other than the caller are for those who design reports: they choose what others are sent. */
  async function create(body: ReportSubscriptionBody, actor: Actor) {
    const { reportId, userIds = [actor.userId], as = 'xlsx' } = body
    const receivers = [...new Set(userIds)]
    if (receivers.length === 0) throw refusedField('userIds', 'report.receiversMissing')
    if (receivers.some((id) => id !== actor.userId) && !may(actor, PERMISSION.report.edit))
      throw new AppError('forbidden', 'error.forbidden')
    const { document } = await viewing.open(reportId, actor)
    if (body.kind === 'schedule') await files.nameOf(reportId, as, { actor })
    else if (!measureOf(document, { blockId: body.blockId ?? '', measure: body.measure ?? '' }))
      throw refusedField('measure', 'report.measureMissing')
    if (body.channel === 'mail') await demandAddresses(receivers)
    if ((await repository.countOf(actor.userId)) + receivers.length > MAX_OWN)
      throw new AppError('refused', 'report.tooManySubscriptions', { params: { max: MAX_OWN } })
    const when = {
      frequency: body.frequency,
      minute: body.minute,
      weekday: body.weekday ?? 1,
      monthDay: body.monthDay ?? 1,
    }
    const row = {
      reportId,
      kind: body.kind,
      channel: body.channel,
      format: as,
      params: JSON.stringify(body.params ?? {}),
      ...when,
      blockId: body.blockId ?? '',
      measure: body.measure ?? '',
      test: body.test ?? ('gt' as const),
      value: body.value ?? 0,
      nextTime: nextTime(when, now()),
      lastDue: null,
      lastTime: null,
      creatorUserId: actor.userId,
      creatorTime: now(),
    }
    // Another receiver reads in the organisation in which they work when it is sent.
    await repository.insert(
      receivers.map((userId) => ({
        ...row,
        id: newId(),
        userId,
        organizeId: userId === actor.userId ? actor.organizeId : null,
      })),
    )
  }

  async function demandAddresses(userIds: readonly string[]) {
    if ((await readSystemSettings(db)).emailSMTPHost === '') throw new AppError('refused', 'mail.problem.notConfigured')
    const people = await contactsOf(db, userIds)
    const names = people.filter(({ email }) => email === '').map(({ realName }) => realName)
    if (names.length > 0) throw refusedField('userIds', 'recordMail.noAddress', { names })
  }

  /** A subscription that the caller receives or has made. */
  async function own(id: string, { userId }: Actor): Promise<SubscriptionRow> {
    const row = await repository.find(id)
    if (!row || (row.userId !== userId && row.creatorUserId !== userId))
      throw new AppError('notFound', 'error.recordMissing')
    return row
  }

  /** Pauses one that runs; continues one that is paused or has ended. */
  async function toggle(id: string, actor: Actor) {
    const row = await own(id, actor)
    await repository.update(
      id,
      row.state === 'on'
        ? { state: 'paused', nextTime: null }
        : { state: 'on', problem: '', failures: 0, isMet: false, nextTime: nextTime(row, now()) },
    )
  }

  async function remove(id: string, actor: Actor) {
    await own(id, actor)
    await repository.remove(id)
  }

  return { list, create, toggle, remove }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** The measure of a block; the figure of a chart has the key `value`. */
export function measureOf(
  document: ReportDocument,
  { blockId, measure }: { blockId: string; measure: string },
): ReportMeasure | undefined {
  const block = document.blocks.find(({ id }) => id === blockId)
  if (block?.kind === 'chart') return block.measure.key === measure ? block.measure : undefined
  if (block?.kind !== 'cross' && block?.kind !== 'list') return undefined
  return block.measures.find(({ key }) => key === measure)
}

/** `订单 · 金额`. */
export function measureName(
  document: ReportDocument | undefined,
  place: { blockId: string; measure: string },
  language: Language,
): string {
  const found = document && measureOf(document, place)
  if (!document || !found) return place.measure
  const title = document.blocks.find(({ id }) => id === place.blockId)?.title ?? ''
  const name = found.title || text(language, `report.test.${found.test}`)
  return title === '' ? name : `${title} · ${name}`
}
