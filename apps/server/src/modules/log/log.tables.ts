import type { Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    logs: LogsTable
  }
}

/** A logged event: category 1 sign-in, 4 failure, 5 request (audit of writes). */
export interface LogsTable {
  id: string
  category: number
  userId: string | null
  userName: Generated<string>
  ipAddress: Generated<string>
  platform: Generated<string>
  requestMethod: Generated<string>
  requestUrl: Generated<string>
  /** Duration in milliseconds. */
  requestDuration: Generated<number>
  resultCode: Generated<number>
  traceId: Generated<string>
  moduleName: Generated<string>
  json: Generated<string>
  creatorTime: Date
}
