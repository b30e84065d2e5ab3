import type { ListenToRecords } from '@sqos/generated-page'
import { connection } from './connection.ts'

/** Calls back with what the server tells about records that the user has open; returns the function that ends it. */
export const listenToRecords: ListenToRecords = (onMessage) =>
  connection().onAny((message) => {
    if (message.method === 'recordEditors' || message.method === 'recordChanged') onMessage(message)
  })
