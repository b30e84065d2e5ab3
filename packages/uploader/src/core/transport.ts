import type { CallOptions } from './upload-port.ts'

/** A POST of form data. */
export interface TransportRequest extends CallOptions {
  url: string
  body: FormData
  headers: Record<string, string>
  /** ms in which nothing moves until the call counts as failed; heeded where progress can be seen. */
  stallMs: number
}

/** Sends form data; rejects when there is no answer. */
export type Transport = (request: TransportRequest) => Promise<{ status: number; text: string }>
