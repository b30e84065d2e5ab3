import { PAGES } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { createPageRows, type Authority } from '../authority/index.ts'
import { SEARCHED } from './call-record.repository.ts'

/** Visibility rules of the calls: users see their own ones, unless data schemes of the page say otherwise. */
export const createCallRecordRows = (deps: { db: Db; authority: Authority }) =>
  createPageRows(deps, {
    page: PAGES.callRecord,
    searched: SEARCHED,
    filters: {
      startTime: 'startedAt',
      endTime: 'startedAt',
      direction: 'direction',
      result: 'result',
      userId: 'realName',
      modelId: 'related',
      recordId: 'related',
    },
    missing: 'callRecord.missing',
    table: 'call_records',
    id: 'call_records.id',
    ownByDefault: true,
    columns: {
      owner: 'call_records.user_id',
      fields: {
        id: 'call_records.id',
        userId: 'call_records.user_id',
        direction: 'call_records.direction',
        result: 'call_records.result',
        modelId: 'call_records.model_id',
        recordId: 'call_records.record_id',
      },
    },
  })

export type CallRecordRows = ReturnType<typeof createCallRecordRows>
