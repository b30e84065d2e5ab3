import { isRecord, type JsonRecord, textOf } from '../json.ts'
import type { FlowNode } from './flow-node.ts'
import { END } from './graph.ts'
import type { FlowProblem, FlowProblemCode } from './problem.ts'
import { renamed } from './rename.ts'

/** Limits of a document. A design with 200 nodes has about 600 kB with all field permissions. */
export const FLOW_LIMITS = {
  /** Characters of the JSON text. */
  length: 5 * 1024 * 1024,
  /** Number of nodes. */
  nodes: 1000,
} as const

/** A parsed design. */
export interface ParsedFlow {
  /** The start node. It is new and alone if the text is empty or unreadable. */
  root: FlowNode
  problems: readonly FlowProblem[]
}

const START_ID = 'start'

/** The document of a new design: a start node for everybody. */
export const emptyFlow = (nodeId = START_ID): FlowNode => ({
  nodeId,
  type: 'start',
  content: '所有人',
  properties: { title: '流程发起', initiator: [], initiatePos: [], initiateRole: [] },
})

/**
 * Parses `flowTemplateJson`, as text or as an object. Never throws and keeps every key; parts that are no nodes are
 * left out and reported. Repeated ids and the id of the end are replaced, the latter also where nodes refer to it.
 */
export function parseFlow(source: unknown): ParsedFlow {
  if (source === undefined || source === null || source === '') return { root: emptyFlow(), problems: [] }
  const text = typeof source === 'string' ? source : toText(source)
  if (text === undefined) return refused('unreadable')
  if (text.length > FLOW_LIMITS.length) return refused('tooLarge', { limit: FLOW_LIMITS.length / 1024 / 1024 })
  const value = toValue(text)
  if (!isRecord(value)) return refused('unreadable')
  if (Object.keys(value).length === 0) return { root: emptyFlow(), problems: [] }

  const reading: Reading = { text, ids: new Set([END]), problems: [], count: 0 }
  const root = readNode(value, reading, 'start')
  if (reading.count > FLOW_LIMITS.nodes) return refused('tooMany', { limit: FLOW_LIMITS.nodes })
  const safe = reading.endId === undefined ? root : renamed(root, new Map([[END, reading.endId]]))
  return { root: safe, problems: reading.problems }
}

/** The text of a design. A design that was parsed and not changed has its former text, apart from spaces. */
export const serialiseFlow = (root: FlowNode): string => JSON.stringify(root)

interface Reading {
  text: string
  ids: Set<string>
  problems: FlowProblem[]
  count: number
  /** The new id of the first node with the id of the end. */
  endId?: string
}

function readNode(record: JsonRecord, reading: Reading, fallbackType: string): FlowNode {
  reading.count += 1
  const nodeId = readId(record['nodeId'], reading)
  const node = {
    ...record,
    nodeId,
    type: textOf(record['type'], fallbackType),
    properties: isRecord(record['properties']) ? record['properties'] : {},
  }
  if (reading.count > FLOW_LIMITS.nodes) return node
  return { ...node, ...readChild(record, nodeId, reading), ...readBranches(record, nodeId, reading) }
}

function readId(stored: unknown, reading: Reading): string {
  const { text, ids, problems, count } = reading
  const wanted = textOf(stored) || `node${count}`
  let id = wanted
  const isTaken = () => ids.has(id) || (id !== wanted && text.includes(JSON.stringify(id)))
  for (let copy = 2; isTaken(); copy += 1) id = `${wanted}-${copy}`
  const isReserved = wanted === END && reading.endId === undefined
  if (isReserved) reading.endId = id
  const code = isReserved ? 'reservedId' : 'duplicateId'
  if (id !== wanted) problems.push({ nodeId: id, code, level: 'warning', params: { id: wanted } })
  ids.add(id)
  return id
}

function readChild(record: JsonRecord, nodeId: string, reading: Reading) {
  if (!Object.hasOwn(record, 'childNode')) return {}
  const child = record['childNode']
  if (child === null) return { childNode: null }
  if (isRecord(child)) return { childNode: readNode(child, reading, 'approver') }
  reading.problems.push({ nodeId, code: 'invalidPart', level: 'warning', params: { key: 'childNode' } })
  return { childNode: null }
}

function readBranches(record: JsonRecord, nodeId: string, reading: Reading) {
  if (!Object.hasOwn(record, 'conditionNodes')) return {}
  const branches = record['conditionNodes']
  if (branches === null) return { conditionNodes: null }
  const nodes = Array.isArray(branches) ? branches.filter(isRecord) : []
  if (!Array.isArray(branches) || nodes.length < branches.length) {
    reading.problems.push({ nodeId, code: 'invalidPart', level: 'warning', params: { key: 'conditionNodes' } })
  }
  return { conditionNodes: nodes.map((branch) => readNode(branch, reading, 'condition')) }
}

function refused(code: FlowProblemCode, params?: FlowProblem['params']): ParsedFlow {
  return { root: emptyFlow(), problems: [{ nodeId: START_ID, code, level: 'error', params }] }
}

function toText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Parses without keys that would change the prototype of objects. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text, text.includes('__proto__') ? withoutPrototype : undefined)
  } catch {
    return undefined
  }
}

const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)
