import type { RecordChangedMessage, RecordEditorsMessage } from '@sqos/contract/realtime'

/** What the server tells people who have a record open. */
export type RecordMessage = RecordEditorsMessage | RecordChangedMessage

/** Calls back with each message; returns the function that ends it. */
export type ListenToRecords = (onMessage: (message: RecordMessage) => void) => () => void

/** A record of a model. */
export interface OpenRecord {
  modelId: string
  id: string
}
