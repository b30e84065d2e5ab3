import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import type { InterfaceRepository } from '../data-interface.repository.ts'
import type { InterfaceCaller } from './caller.ts'

/** Who asks an interface for rows, and for which. */
export interface RowsAsked {
  actor: Actor
  /** None of a job. */
  request: FastifyRequest | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Only rows that have one of these values in this column. */
  only?: { column: string; values: readonly string[] } | undefined
}

/** Rows of an interface, for modules that show names out of it; none when it is off, gone, or fails. */
export type InterfaceRows = (id: string, asked: RowsAsked) => Promise<readonly Record<string, unknown>[]>

/** Gives the function that other modules ask interfaces by. */
export function createInterfaceRows({
  repository,
  caller,
}: {
  repository: InterfaceRepository
  caller: InterfaceCaller
}): InterfaceRows {
  return async (id, { actor, request, log, only }) => {
    const row = await repository.find(id)
    if (!row || row.enabledMark !== 1) return []
    try {
      return (await caller.readRows({ row, actor, request, given: {} }, only ? { only } : {})).rows
    } catch (error) {
      log.warn({ err: error, interface: row.enCode }, 'names out of a data interface are missing')
      return []
    }
  }
}
