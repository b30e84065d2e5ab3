import type { Actor } from './actor.ts'
import type { Trx } from './database.ts'
import type { Deps } from './deps.ts'

/** The rows that a write is about to change. */
export interface Target {
  table: string
  ids: readonly string[]
}

/** Every write of a record goes through `write`, in one transaction: a log of changes, or messages to others, has its place here. */
export const createConfigurationWriter = ({ db }: Pick<Deps, 'db'>) => ({
  write: <Result>(_actor: Actor, _targets: readonly Target[], apply: (trx: Trx) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(apply),
})

export type ConfigurationWriter = ReturnType<typeof createConfigurationWriter>
