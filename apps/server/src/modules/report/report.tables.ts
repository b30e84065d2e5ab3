import type { Generated, JSONColumnType } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'
import type { Frequency } from '../../platform/recurrence.ts'
import type { ReportFormat } from './report.schema.ts'
import type {
  SubscriptionChannel,
  SubscriptionKind,
  SubscriptionState,
  SubscriptionTest,
} from './subscription.schema.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    reports: ReportsTable
    reportSubscriptions: ReportSubscriptionsTable
  }
}

/** A report. */
export interface ReportsTable extends NamedColumns {
  /** Id of a value of the dictionary ReportSort. */
  categoryId: string
  /** The document of the design, as it was saved. */
  content: Generated<string>
}

/** A report that one person receives, with what they may read. */
export interface ReportSubscriptionsTable {
  id: string
  reportId: string
  /** The receiver, and the organisation in which they subscribed. */
  userId: string
  organizeId: string | null
  kind: SubscriptionKind
  channel: SubscriptionChannel
  format: ReportFormat
  /** JSON: values of the parameters. */
  params: JSONColumnType<Record<string, unknown>>
  frequency: Frequency
  /** Minutes after midnight, by the clock of the company; hourly: after each hour. */
  minute: number
  /** 1 is Monday. */
  weekday: Generated<number>
  /** A month without this day has its last one. */
  monthDay: Generated<number>
  /** The figure with a limit: the total of a measure of a block. */
  blockId: Generated<string>
  measure: Generated<string>
  test: Generated<SubscriptionTest>
  value: Generated<number>
  /** Whether the limit was passed when the figure was last read. */
  isMet: Generated<boolean>
  state: Generated<SubscriptionState>
  /** Key of the text why it has ended. */
  problem: Generated<string>
  /** Failed runs since the last good one. */
  failures: Generated<number>
  nextTime: Date | null
  /** The due time that was last sent or read: no due time is sent twice. */
  lastDue: Date | null
  lastTime: Date | null
  creatorUserId: string
  creatorTime: Generated<Date>
}
