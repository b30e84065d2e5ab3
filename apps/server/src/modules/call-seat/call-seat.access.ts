import type { Db, Trx } from '../../platform/db/database.ts'

/** What the phone of a user registers with. */
export interface SeatNumbers {
  landlinenNum: string
  custcode: string
  appId: string
}

/** No seat: the number is empty. */
const NONE: SeatNumbers = { landlinenNum: '', custcode: '', appId: '' }

/**
 * The seat of a user; `fallback` (landline of the user, codes of the system settings) for users whom no administrator gave a
 * seat. A disabled seat is none.
 */
export async function readCallSeat(
  db: Db | Trx,
  { userId, fallback }: { userId: string; fallback: SeatNumbers },
): Promise<SeatNumbers> {
  const seat = await db
    .selectFrom('callSeats')
    .select(['landlinenNum', 'custcode', 'appId', 'enabledMark'])
    .where('userId', '=', userId)
    .where('deleteMark', 'is', null)
    .executeTakeFirst()
  if (!seat) return fallback
  const { enabledMark, ...numbers } = seat
  return enabledMark === 1 ? numbers : NONE
}
