import type { ChatQuote, ReceiveMessage, SendMessageEcho } from '@sqos/contract/realtime'
import { sql } from 'kysely'
import { createBatch } from '../../platform/db/batch.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { isUndone } from '../../platform/db/undone.ts'
import { AppError } from '../../platform/errors.ts'
import { avatarAddress } from '../file/index.ts'
import type { Push, Realtime } from '../realtime/index.ts'
import { USER_STATE } from '../user/user.access.ts'
import { contentOf } from './chat-content.ts'
import { createChatRepository, type ChatMessage, type NewPairMessage } from './chat.repository.ts'

/** Milliseconds that messages stored together wait for a locked row; then each is stored alone, so that one cannot stop the others. */
const LOCK_WAIT = 500

interface Person {
  id: string
  account: string
  realName: string
  headIcon: string
}

/** The two people of a message. */
export interface Pair {
  sender: Person
  receiver: Person
}

/** A message to be stored, and the message that it answers. */
export interface SentPairMessage {
  message: NewPairMessage
  quote?: ChatQuote | undefined
}

/** What became of a message; not new when the sender has stored one with this client id. */
interface Stored {
  isNew: boolean
  pair: Pair
}

type Outcomes = Map<SentPairMessage, Stored | { error: unknown }>

interface PairDeps {
  db: Db
  realtime: Pick<Realtime, 'pushAll'>
}

/**
 * Stores messages between two people and sends them to both. Messages that arrive at the same moment share one transaction: at 500 a
 * second, statements and commits of their own would take more than a processor. Each is acknowledged after the commit.
 */
export function createPairMessages({ db, realtime }: PairDeps) {
  const storeTogether = createBatch(db, async (quick, sent: readonly SentPairMessage[]): Promise<Outcomes> => {
    try {
      return await quick.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(trx)
        return await storeAll(trx, sent)
      })
    } catch (error) {
      return new Map(sent.map((one) => [one, { error }]))
    }
  })

  /** Stores all with three statements. Refused messages have an error as their outcome and do not affect the others. */
  async function storeAll(trx: Trx, sent: readonly SentPairMessage[]): Promise<Outcomes> {
    const repository = createChatRepository(trx)
    const pairOf = await readPairs(trx, sent)
    const outcomes: Outcomes = new Map()
    const accepted = sent.flatMap(({ message }) => (pairOf(message) ? [message] : []))
    const newIds = new Set(await repository.insertAll(accepted))
    await repository.noteLatest(accepted.filter(({ id }) => newIds.has(id)))
    const pushes: Push[] = []
    for (const one of sent) {
      const { message, quote } = one
      const [pair, isNew] = [pairOf(message), newIds.has(message.id)]
      outcomes.set(one, pair ? { isNew, pair } : { error: new AppError('refused', 'chat.receiverGone') })
      if (pair && isNew)
        pushes.push(
          { userIds: [message.senderId], message: echoOf(message, pair, quote) },
          { userIds: [message.receiverId], message: receptionOf(message, pair, quote) },
        )
    }
    await realtime.pushAll(pushes, trx)
    return outcomes
  }

  return {
    /** Stores a message; refuses receivers who cannot read it. */
    async store(sent: SentPairMessage): Promise<Stored> {
      const outcome = (await storeTogether([sent])).get(sent)
      if (outcome && 'error' in outcome && isUndone(outcome.error)) {
        // Another message of the transaction may be the cause: this one succeeds alone, or receives its own error.
        const alone = (await db.transaction().execute((trx) => storeAll(trx, [sent]))).get(sent)
        return demand(alone)
      }
      return demand(outcome)
    },

    /** The people of a stored message; refuses when one of them is gone. */
    async pairOf(message: Pick<ChatMessage, 'senderId' | 'receiverId'>): Promise<Pair> {
      const pair = (await readPairs(db, [{ message }]))(message)
      if (!pair) throw new AppError('refused', 'chat.receiverGone')
      return pair
    },
  }
}

function demand(outcome: Stored | { error: unknown } | undefined): Stored {
  if (!outcome) throw new Error('chat: a message has no outcome.')
  if ('error' in outcome) throw outcome.error
  return outcome
}

/** Reads senders and receivers; the returned function has no pair for receivers who cannot read messages. */
async function readPairs(
  db: Db | Trx,
  sent: readonly { message: Pick<ChatMessage, 'senderId' | 'receiverId'> }[],
): Promise<(message: Pick<ChatMessage, 'senderId' | 'receiverId'>) => Pair | undefined> {
  const ids = new Set(sent.flatMap(({ message }) => [message.senderId, message.receiverId]))
  const rows = await createChatRepository(db).people([...ids])
  const people = new Map(rows.map((row) => [row.id, row]))
  return ({ senderId, receiverId }) => {
    const [sender, receiver] = [people.get(senderId), people.get(receiverId)]
    return sender && receiver?.enabledMark === USER_STATE.enabled ? { sender, receiver } : undefined
  }
}

const withQuote = (quote: ChatQuote | undefined) => quote && { quote }

/** What the sockets of the sender receive. */
export function echoOf(message: NewPairMessage, { sender, receiver }: Pair, quote?: ChatQuote): SendMessageEcho {
  const time = message.sentAt.getTime()
  return {
    method: 'sendMessage',
    messageId: message.id,
    ...(message.clientId !== null && { clientId: message.clientId }),
    UserId: sender.id,
    account: sender.account,
    realName: sender.realName,
    headIcon: avatarAddress(sender.headIcon),
    toUserId: receiver.id,
    toAccount: receiver.account,
    toRealName: receiver.realName,
    toHeadIcon: avatarAddress(receiver.headIcon),
    messageType: message.contentType,
    toMessage: contentOf(message),
    ...withQuote(quote),
    dateTime: time,
    latestDate: time,
  }
}

function receptionOf(message: NewPairMessage, { sender }: Pair, quote: ChatQuote | undefined): ReceiveMessage {
  const time = message.sentAt.getTime()
  return {
    method: 'receiveMessage',
    messageId: message.id,
    formUserId: sender.id,
    account: sender.account,
    realName: sender.realName,
    headIcon: avatarAddress(sender.headIcon),
    formMessage: contentOf(message),
    ...withQuote(quote),
    messageType: message.contentType,
    dateTime: time,
    latestDate: time,
  }
}
