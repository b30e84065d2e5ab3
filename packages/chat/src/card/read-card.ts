import type { ChatCardContent } from '@sqos/contract/realtime'

/** The record of a stored card; undefined when the content is not one. */
export function readCard(content: string): ChatCardContent | undefined {
  try {
    const value: unknown = JSON.parse(content)
    return isCard(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isCard = (value: unknown): value is ChatCardContent =>
  typeof value === 'object' &&
  value !== null &&
  'modelId' in value &&
  typeof value.modelId === 'string' &&
  'recordId' in value &&
  typeof value.recordId === 'string'
