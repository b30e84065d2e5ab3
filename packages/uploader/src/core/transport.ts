import type { CallOptions } from './upload-port.ts'

/** A POST of form data. */
export interface TransportRequest extends CallOptions {
  url: string
  body: FormData
  headers: Record<string, string>
  /** Time without progress in ms after which the call fails, for transports with progress. */
  stallMs: number
}

/** Sends form data; rejects without a reply. */
export type Transport = (request: TransportRequest) => Promise<{ status: number; text: string }>
