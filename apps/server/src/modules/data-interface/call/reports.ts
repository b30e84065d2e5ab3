import type { FastifyRequest } from 'fastify'
import { PostgresDialect } from 'kysely'
import type { Config } from '../../../config.ts'
import type { Actor } from '../../../platform/actor.ts'
import { createDb, foreignWay, type Db } from '../../../platform/db/database.ts'
import { openReportPool } from '../../../platform/db/postgres.ts'
import { AppError } from '../../../platform/errors.ts'
import type { InterfaceRepository } from '../data-interface.repository.ts'
import { demandEnabled } from '../data-interface.service.ts'
import { readOrRefuse, runSql, type SqlValues } from '../sql/run-sql.ts'
import { createTurns } from '../sql/turns.ts'
import type { InterfaceCaller } from './caller.ts'

/** Schema of the report database whose tables and views statements may read, beside those of models. */
const REPORT_SCHEMA = 'report'
/** Statements at the same time on the report database. */
const REPORT_CONNECTIONS = 3

/** Data for reports and charts: statements of administrators, and data interfaces. */
export interface ReportSources {
  /** Refuses a statement that does more than read, at the field `query`. */
  checkStatement: (statement: string) => void
  /** Runs a checked statement: read-only, with limits of time and rows, on the report database if there is one. */
  select: (
    statement: string,
    asked: {
      parameters: Readonly<Record<string, string | null>>
      actor: Actor
      /** Milliseconds, on PostgreSQL; by default those of a page. */
      maxTime?: number | undefined
    },
  ) => Promise<Record<string, unknown>[]>
  /** Ids of the caller that statements and filters may use. */
  factsOf: (actor: Actor) => Promise<SqlValues['caller']>
  /** The answer of a data interface; its errors are named after the interface. Without a request it is asked by a job. */
  ask: (
    id: string,
    asked: { actor: Actor; request: FastifyRequest | undefined; given: Readonly<Record<string, string>> },
  ) => Promise<unknown>
  close: () => Promise<void>
}

interface ReportDeps {
  db: Db
  config: Config
  repository: InterfaceRepository
  caller: InterfaceCaller
}

/** Opens the sources; `REPORT_DATABASE_URL` names a replica or warehouse for statements. */
export function createReportSources({ db, config, repository, caller }: ReportDeps): ReportSources {
  const url = config.reportDatabaseUrl
  const reportDb = url === undefined ? undefined : createDb(new PostgresDialect({ pool: openReportPool(url) }))
  const atOnce = reportDb ? REPORT_CONNECTIONS : foreignWay(db).atOnce
  const inTurn = createTurns({ atOnce })
  const target = reportDb
    ? { db: reportDb, isEmbedded: false, schemas: [REPORT_SCHEMA] }
    : { db, isEmbedded: config.databaseUrl === undefined }

  return {
    checkStatement: (statement) => void readOrRefuse(statement),
    factsOf: (actor) => repository.factsOf(actor),

    async select(statement, { parameters, actor, maxTime }) {
      const values = { parameters: new Map(Object.entries(parameters)), casts: new Map<string, string>() }
      const facts = await repository.factsOf(actor)
      const run = () =>
        runSql(target, statement, { values: { ...values, caller: facts }, ...(maxTime !== undefined && { maxTime }) })
      return (await inTurn(actor.userId, run)).rows
    },

    async ask(id, { actor, request, given }) {
      const row = await repository.find(id)
      if (!row) throw new AppError('refused', 'dataInterface.gone')
      demandEnabled(row)
      try {
        return await caller.read({ row, actor, request, given })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        request?.log.warn(
          { err: error, interface: row.enCode, params: error.details.params },
          'a data interface failed',
        )
        throw new AppError('refused', 'dataInterface.failed', { params: { name: row.fullName } })
      }
    },

    close: async () => await reportDb?.destroy(),
  }
}
