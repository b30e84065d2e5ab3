import { asLanguage, DEFAULT_LANGUAGE, languageEntry, type Language } from '@sqos/contract'
import { createFormats, type Cube, type CubeValue, type ReportDocument } from '@sqos/report-model'
import { Type } from 'typebox'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { nextTime } from '../../platform/recurrence.ts'
import { text } from '../../platform/text.ts'
import type { Authority } from '../authority/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Files } from '../file/index.ts'
import type { QueuedMails } from '../mail/index.ts'
import { sendMessage } from '../message/message.access.ts'
import { contactsOf, languageOf } from '../user/user.access.ts'
import { reportAddress } from './report.access.ts'
import type { ReportDataService } from './report-data.service.ts'
import type { ReportFiles } from './report-files.ts'
import type { ReportBlockData } from './report.schema.ts'
import type { ReportViewing } from './report-viewing.service.ts'
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts'
import { measureName, measureOf } from './subscription.service.ts'
import type { SubscriptionTest } from './subscription.schema.ts'

/** Due subscriptions of one transaction. */
const PART = 100
/** Failed runs after which a subscription ends. */
const MOST_FAILURES = 3
/** Refusals that last: the receiver lost a right, or what is sent is gone. */
const FINAL: ReadonlySet<string> = new Set([
  'report.notGranted',
  'report.documentBroken',
  'report.measureMissing',
  'report.parametersMissing',
  'error.forbidden',
])

const Input = Type.Object({ id: Type.String(), due: Type.Integer() })

export interface SendingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: Events
  jobs: Jobs
  downloads: Pick<Downloads, 'actorOf'>
  authority: Authority
  storedFiles: Pick<Files, 'store'>
  queueMails: (mails: QueuedMails) => Promise<void>
  viewing: ReportViewing
  data: ReportDataService
  files: ReportFiles
}

/** Sends due subscriptions: each with what its receiver may read at that moment, and each due time once. */
export function createSubscriptionSending(deps: SendingDeps) {
  const { db, now, jobs, downloads, authority, storedFiles, queueMails, viewing, data, files } = deps
  const repository = createSubscriptionRepository(db)

  const sendJob = jobs.define({
    kind: 'report.send',
    concurrency: 2,
    retry: { limit: 2, delay: 60, backoff: true },
    input: Input,
    run: ({ input }) => send(input),
  })
  jobs.schedule({ kind: 'report.due', cron: '* * * * *', run: queueDue })

  /** Queues the due ones; their next time is after now, so that times missed while the server was off are sent once. */
  async function queueDue() {
    for (;;) {
      const count = await db.transaction().execute(async (trx) => {
        const inside = createSubscriptionRepository(trx)
        const rows = await inside.claim({ now: now(), limit: PART })
        for (const row of rows) {
          const due = row.nextTime?.getTime() ?? 0
          await inside.update(row.id, { nextTime: nextTime(row, now()) })
          await jobs.send(trx, sendJob, { input: { id: row.id, due } })
        }
        return rows.length
      })
      if (count < PART) return
    }
  }

  async function send({ id, due }: { id: string; due: number }) {
    const row = await repository.find(id)
    if (row?.state !== 'on' || (row.lastDue !== null && row.lastDue.getTime() >= due)) return
    const language = asLanguage(await languageOf(db, row.userId)) ?? DEFAULT_LANGUAGE
    try {
      const actor = await downloads.actorOf(row.userId, row.organizeId)
      const report = await viewing.open(row.reportId, actor)
      const sending: Sending = { row, due: new Date(due), actor, language, ...report }
      await (row.kind === 'schedule' ? sendReport(sending) : watch(sending))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const failures = await repository.noteFailure(id)
      if (FINAL.has(error.messageKey) || failures >= MOST_FAILURES) await end(row, error.messageKey)
    }
  }

  async function sendReport(sending: Sending) {
    const { row, due, fullName, actor, language, document } = sending
    const asking = { actor, language, request: undefined }
    const { blocks, missing } = await data.read(document, { params: row.params }, asking)
    if (missing.length > 0) throw new AppError('refused', 'report.parametersMissing')
    const lines = linesOf(document, blocks, language)
    const path = await addressOf(sending)
    const noted = { due, lastTime: now() }
    if (row.channel === 'message') {
      await db.transaction().execute(async (trx) => {
        if (!(await createSubscriptionRepository(trx).noteDone(row.id, noted))) return
        await sendMessage(trx, deps, {
          to: [row.userId],
          kind: 'reportSent',
          title: { key: 'message.reportSent', params: { name: fullName } },
          body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
          link: path,
        })
      })
      return
    }
    const [contact] = await contactsOf(db, [row.userId])
    if (!contact || contact.email === '') throw new AppError('refused', 'report.addressMissing')
    const { name, content } = await files.make(row.reportId, { as: row.format, params: row.params }, asking)
    const { name: fileId } = await storedFiles.store(content, { type: 'mail', fileName: name, ownerId: row.userId })
    // A repetition after a crash has the same source and queues nothing.
    await queueMails({
      sourceId: `${row.id}:${due.getTime()}`,
      kind: 'report',
      mails: [
        {
          userId: row.userId,
          address: contact.email,
          subject: text(language, 'message.reportSent', { name: fullName }),
          text: lines.join('\n') || fullName,
          links: [{ text: text(language, 'mail.link.open'), path }],
          attachments: [{ name, fileId }],
        },
      ],
    })
    await repository.noteDone(row.id, noted)
  }

  /** Tells the receiver when the figure passes the limit; again only after it was back. */
  async function watch(sending: Sending) {
    const { row, due, actor, language, document, fullName } = sending
    const measure = measureOf(document, row)
    if (!measure) throw new AppError('refused', 'report.measureMissing')
    const asking = { actor, language, request: undefined }
    const { blocks, missing } = await data.read(document, { params: row.params, blocks: [row.blockId] }, asking)
    if (missing.length > 0) throw new AppError('refused', 'report.parametersMissing')
    const [block] = blocks
    if (block?.error) throw new AppError('refused', 'report.figureFailed')
    const cube = block?.cube ?? block?.list?.cube
    const figure = totalOf(cube, row.measure)
    const isMet = typeof figure === 'number' && passes(figure, row.test, row.value)
    const tells = isMet && !row.isMet
    const params = {
      name: fullName,
      measure: measureName(document, row, language),
      figure: figureText(cube, { key: row.measure, figure, language }),
      limit: String(row.value),
    }
    const path = await addressOf(sending)
    const noted = { due, isMet, ...(tells && { lastTime: now() }) }
    if (row.channel === 'mail' && tells) {
      const [contact] = await contactsOf(db, [row.userId])
      if (!contact || contact.email === '') throw new AppError('refused', 'report.addressMissing')
      const subject = text(language, 'message.reportThreshold', params)
      await queueMails({
        sourceId: `${row.id}:${due.getTime()}`,
        kind: 'report',
        mails: [
          {
            userId: row.userId,
            address: contact.email,
            subject,
            text: subject,
            links: [{ text: text(language, 'mail.link.open'), path }],
          },
        ],
      })
    }
    await db.transaction().execute(async (trx) => {
      if (!(await createSubscriptionRepository(trx).noteDone(row.id, noted))) return
      if (tells && row.channel === 'message')
        await sendMessage(trx, deps, {
          to: [row.userId],
          kind: 'reportThreshold',
          title: { key: 'message.reportThreshold', params },
          link: path,
        })
    })
  }

  /** Ends a subscription and says why, to its receiver and to who made it. */
  async function end(row: SubscriptionRow, problem: string) {
    const report = await db.selectFrom('reports').select('fullName').where('id', '=', row.reportId).executeTakeFirst()
    await db.transaction().execute(async (trx: Trx) => {
      await createSubscriptionRepository(trx).update(row.id, { state: 'ended', problem, nextTime: null })
      for (const userId of new Set([row.userId, row.creatorUserId])) {
        const language = asLanguage(await languageOf(trx, userId)) ?? DEFAULT_LANGUAGE
        await sendMessage(trx, deps, {
          to: [userId],
          kind: 'reportEnded',
          title: {
            key: 'message.reportEnded',
            params: { name: report?.fullName ?? '', reason: text(language, problem) },
          },
        })
      }
    })
  }

  /** The page of the report with the values, for the receiver. */
  async function addressOf({ actor, row }: Sending): Promise<string> {
    const { menuList } = (await authority.accessOf(actor)).menu()
    const path = reportAddress(menuList, row.reportId)
    if (path === undefined) return ''
    return Object.keys(row.params).length === 0
      ? path
      : `${path}?values=${encodeURIComponent(JSON.stringify(row.params))}`
  }

  return { queueDue }
}

interface Sending {
  row: SubscriptionRow
  due: Date
  actor: Actor
  language: Language
  fullName: string
  document: ReportDocument
}

/** The figure of all records; null without one. */
function totalOf(cube: Cube | undefined, key: string): CubeValue {
  const index = cube?.measures.findIndex((one) => one.key === key) ?? -1
  const total = cube?.cells.find(([r, c]) => r === 0 && c === 0)
  return index === -1 ? null : (total?.[2 + index] ?? null)
}

function figureText(
  cube: Cube | undefined,
  { key, figure, language }: { key: string; figure: CubeValue; language: Language },
): string {
  const formats = createFormats({ locale: languageEntry(language).tag, empty: '' })
  return formats.figure(
    figure,
    cube?.measures.find((one) => one.key === key),
  )
}

/** `区域月份：金额 16.50，笔数 4`: the totals of the tables. */
function linesOf(document: ReportDocument, blocks: readonly ReportBlockData[], language: Language): string[] {
  return document.blocks.flatMap((block) => {
    const found = blocks.find(({ id }) => id === block.id)
    const cube = found?.cube ?? found?.list?.cube
    const parts = cube?.measures.map(({ key, title, unit = '' }) => {
      const figure = figureText(cube, { key, figure: totalOf(cube, key), language })
      return figure === '' ? '' : `${title} ${figure}${unit && ` ${unit}`}`
    })
    const line = (parts ?? []).filter((part) => part !== '').join('，')
    return line === '' ? [] : [block.title === '' ? line : `${block.title}：${line}`]
  })
}

function passes(figure: number, test: SubscriptionTest, value: number): boolean {
  if (test === 'gt') return figure > value
  if (test === 'gte') return figure >= value
  return test === 'lt' ? figure < value : figure <= value
}
