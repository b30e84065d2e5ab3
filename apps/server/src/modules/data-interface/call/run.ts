import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { InterfaceRepository } from '../data-interface.repository.ts'
import { demandEnabled } from '../data-interface.service.ts'
import type { InterfaceCaller } from './caller.ts'

/** A call of an interface by a job. */
interface InterfaceRun {
  /** In whose name the interface is called. */
  actor: Actor
  /** Values of its parameters. */
  given: Readonly<Record<string, string>>
  /** The same key marks a repetition; other systems receive it as the header `idempotency-key`. */
  key: string
}

/** Calls a data interface for a job and returns its answer; throws a refusal when the interface is missing, disabled or fails. */
export type RunInterface = (id: string, run: InterfaceRun) => Promise<unknown>

/** Creates the caller of interfaces for jobs of other modules. */
export function createInterfaceRun({
  repository,
  caller,
}: {
  repository: InterfaceRepository
  caller: InterfaceCaller
}): RunInterface {
  return async (id, { actor, given, key }) => {
    const row = await repository.find(id)
    if (!row) throw new AppError('refused', 'dataInterface.gone')
    demandEnabled(row)
    return await caller.read({ row, actor, given, request: undefined, headers: { 'idempotency-key': key } })
  }
}
