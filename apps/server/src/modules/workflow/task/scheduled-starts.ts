import { latestStart, parseFlow, scheduleSettings, type ScheduleSettings } from '@sqos/workflow-model'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { findEnabledUser } from '../../user/user.access.ts'
import type { FlowNotices } from '../move/notices.ts'
import { actorOf } from '../move/system-actor.ts'
import { lockTask } from '../move/task-state.ts'
import type { LaunchService } from './launch.service.ts'

/** Starts that a server missed are made up for within a day. */
const MADE_UP = 24 * 60 * 60_000

interface ScheduleDeps extends Pick<Deps, 'now'> {
  db: Db
  launches: Pick<LaunchService, 'create'>
  notices: Pick<FlowNotices, 'inviteAtTime'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Starts flows by their schedules: a request of each named person. One that cannot be submitted, because a field is missing,
 * becomes a draft of the person, who receives a message. The moment is the key of a request, so that several servers and repeated
 * runs start each one once.
 */
export function createScheduledStarts({ db, launches, notices, now, log }: ScheduleDeps) {
  /** The moment of the latest start by flow, so that a run asks nothing about starts that are done. */
  const done = new Map<string, number>()

  async function startFor(
    userId: string,
    { flowId, key, schedule }: { flowId: string; key: string; schedule: ScheduleSettings },
  ) {
    const user = await findEnabledUser(db, userId)
    if (!user) return
    const actor = actorOf({ id: userId, account: user.account, realName: user.realName })
    const values = Object.fromEntries(schedule.values.map(({ field, value }) => [field, value]))
    const body = { flowId, data: JSON.stringify(values), requestKey: key }
    try {
      await launches.create({ ...body, status: 0 }, actor)
    } catch (error) {
      if (!(error instanceof AppError) || error.result === 'forbidden') throw error
      const id = await launches.create({ ...body, status: 1 }, actor)
      await db.transaction().execute(async (trx) => {
        const task = await lockTask(trx, id)
        if (task) await notices.inviteAtTime(trx, task)
      })
    }
  }

  return async function startDue(): Promise<void> {
    const engines = await db
      .selectFrom('flowEngines')
      .select(['id', 'flowTemplateJson', 'creatorTime', 'lastModifyTime'])
      .where('enabledMark', '=', 1)
      .where('type', '=', 0)
      .where('deleteMark', 'is', null)
      .where(sql<boolean>`flow_template_json like '%"scheduleConfig"%'`)
      .execute()
    for (const { id: flowId, flowTemplateJson, creatorTime, lastModifyTime } of engines) {
      const schedule = scheduleSettings(parseFlow(flowTemplateJson).root.properties)
      const at = latestStart(schedule, now())
      const isNew = at > (lastModifyTime ?? creatorTime) && done.get(flowId) !== at.getTime()
      if (!schedule.isOn || !isNew || now().getTime() - at.getTime() > MADE_UP) continue
      const key = `schedule:${at.getTime()}:${flowId}`
      let isDone = true
      for (const userId of schedule.users) {
        try {
          await startFor(userId, { flowId, key, schedule })
        } catch (error) {
          // A refusal stays one; what else went wrong is tried again with the next run.
          isDone &&= error instanceof AppError
          log.warn({ err: error, flowId, userId }, 'workflow: a scheduled request was not started')
        }
      }
      if (isDone) done.set(flowId, at.getTime())
    }
  }
}
