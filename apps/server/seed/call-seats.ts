import type { CallConfig } from '../src/config.ts'
import type { Trx } from '../src/platform/db/database.ts'
import type { Person } from './people.ts'
import type { Stamp } from './stamp.ts'

/** Numbers of the seats, by account. */
const SEATS: Readonly<Record<string, string>> = { admin: '8001', zhangwei: '8002' }

interface CallSeatsSeed extends Stamp {
  people: readonly Person[]
  call: CallConfig | undefined
}

/** Inserts seats for demo accounts, where the gateway of the demo accepts them. */
export async function seedCallSeats(trx: Trx, { newId, created, people, call }: CallSeatsSeed): Promise<void> {
  if (call?.demoPassword === undefined) return
  const rows = people.flatMap(({ id: userId, account }) => {
    const landlinenNum = SEATS[account]
    return landlinenNum === undefined
      ? []
      : [{ ...created, id: newId(), userId, landlinenNum, custcode: 'demo', appId: 'demo' }]
  })
  await trx.insertInto('callSeats').values(rows).execute()
}
