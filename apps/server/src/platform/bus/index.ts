import type { Config } from '../../config.ts'
import { addressOf, type Db } from '../db/database.ts'
import type { OpenBus } from './bus.ts'
import { localBus } from './local-bus.ts'
import { postgresBus } from './postgres-bus.ts'
import { redisBus } from './redis-bus.ts'

export type { Bus } from './bus.ts'

/** The bus of this configuration: Redis, else PostgreSQL; within the process on the embedded database, which has one server. */
export function busOf({ config, db }: { config: Pick<Config, 'redisUrl'>; db: Db }): OpenBus {
  const address = addressOf(db)
  if (address === undefined) return localBus(db)
  return config.redisUrl === undefined ? postgresBus(address, db) : redisBus(config.redisUrl)
}
