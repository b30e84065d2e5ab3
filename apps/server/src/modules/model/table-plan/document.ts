import { refusedField } from '../../../platform/errors.ts'

/** An object of a document; its members are checked where they are read. */
export type Node = Record<string, unknown>

/** One entry of a `tables` document. */
export interface TableItem extends Node {
  table: string
  typeId: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Parses a JSON document that must be an object; the error names the field of an invalid document. */
export function parseObject(field: string, source: string | null | undefined): Node | undefined {
  const value = parse(field, source)
  if (value === undefined) return undefined
  if (!isNode(value)) throw refusedField(field, 'model.documentBroken')
  return value
}

/** Reads a `tables` document. */
export function parseTables(source: string | null | undefined): TableItem[] {
  const value = parse('tables', source)
  if (value === undefined) return []
  if (!Array.isArray(value)) throw refusedField('tables', 'model.documentBroken')
  return value.map((item: unknown) => {
    if (!isNode(item) || typeof item['table'] !== 'string') throw refusedField('tables', 'model.documentBroken')
    return Object.assign(item, { table: item['table'], typeId: textOf(item['typeId']) })
  })
}

function parse(field: string, source: string | null | undefined): unknown {
  if (source === null || source === undefined || source.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(source)
    return value ?? undefined
  } catch {
    throw refusedField(field, 'model.documentBroken')
  }
}
