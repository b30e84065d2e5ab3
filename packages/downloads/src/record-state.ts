import type { DownloadRecord } from '@sqos/api-client/download-record'

/** ms between two requests of a visible list. */
export const POLL_MS = 5000

/** True while the server still works on the record. */
export const isUnderWay = (status: DownloadRecord['status']): boolean => status === 'waiting' || status === 'running'
