import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { sendMessage } from '../message/message.access.ts'

/** A mail that did not arrive. */
interface LostMail {
  senderId: string | null
  address: string
  subject: string
}

/** Tells the user who sent a mail that it did not arrive; mails of the system itself have no sender. */
export const createTellSender =
  ({ db, ...deps }: Pick<Deps, 'now' | 'newId'> & { db: Db; events: Events }) =>
  async ({ senderId, address, subject }: LostMail, reason: string): Promise<void> => {
    if (senderId === null) return
    const title = { key: 'message.mailReturned', params: { address, subject, reason } }
    await sendMessage(db, deps, { to: [senderId], kind: 'mailReturned', title })
  }

export type TellSender = ReturnType<typeof createTellSender>
