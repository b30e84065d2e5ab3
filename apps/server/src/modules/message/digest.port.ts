import type { Language } from '@sqos/contract'
import type { contactsOf } from '../user/user.access.ts'

/** A person with mobile number and e-mail address. */
export type DigestReceiver = Awaited<ReturnType<typeof contactsOf>>[number]

/** One unread message of a digest. */
export interface DigestMessage {
  id: string
  /** In the language of the receiver. */
  title: string
  /** Path in the application that the message leads to; empty for one that is read in the message centre. */
  link: string
  sentTime: Date
}

/** The unread messages of one person, to be sent as one text. */
export interface Digest {
  /** Equal in each repetition of a delivery, so that a receiver can ignore those. */
  id: string
  receiver: DigestReceiver
  language: Language
  /** Such as “12 unread messages”, in the language of the receiver. */
  title: string
  /** Number of unread messages. */
  count: number
  /** The newest of them. */
  messages: DigestMessage[]
}

/** A way for digests to reach people, such as e-mail. */
export interface DigestChannel {
  /** Stored with pending deliveries, never renamed. */
  name: string
  /** Whether it is configured. People see the setting of digests only if at least one channel is. */
  isReady: () => Promise<boolean>
  /**
   * Sends a digest. When it throws, the outbox repeats it and then lists it among the failed tasks, so it must tolerate repetition;
   * a digest of a person whom it cannot reach, for example without an e-mail address, it ignores.
   */
  deliverDigest: (digest: Digest) => Promise<void>
}

/** Digests of unread messages. */
export interface Digests {
  /** Registers a channel. Call it when the module of the channel is registered. */
  deliverBy: (channel: DigestChannel) => void
}
