import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import type { InterfaceRepository } from '../data-interface.repository.ts'
import type { InterfaceCaller } from './caller.ts'

/** A request for rows of an interface. */
export interface RowsAsked {
  actor: Actor
  /** Undefined for a job. */
  request: FastifyRequest | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Only rows with one of these values in this column. */
  only?: { column: string; values: readonly string[] } | undefined
}

/**
 * Reads the rows of an interface, for modules that show names from it; empty when the interface is disabled, deleted or
 * fails.
 */
export type InterfaceRows = (id: string, asked: RowsAsked) => Promise<readonly Record<string, unknown>[]>

/** Creates the reader of interface rows for other modules. */
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
