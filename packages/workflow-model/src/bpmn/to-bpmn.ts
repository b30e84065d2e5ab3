// Programs of other packages that compile this file from source find the declaration by it.
// oxlint-disable-next-line typescript/triple-slash-reference -- see the line before
/// <reference path="./bpmn-moddle.d.ts" />
import { expressionToText } from '@sqos/formula'
import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import { type BlockKind, blockOf, branchesOf, type FlowNode, titleOf } from '../document/flow-node.ts'
import { textOf } from '../json.ts'
import { approverSettings } from '../settings/approver.ts'
import { COUNTERSIGN } from '../settings/codes.ts'
import { conditionGroups, conditionSettings } from '../settings/conditions.ts'
import { loopSettings, subFlowSettings, timerSettings } from '../settings/other-nodes.ts'
import { blockExtent, type Bounds, extentOf, GAP, type ShapeKind, shapeOf, SIZES } from './drawing.ts'

/** Names of the exported process. */
export interface BpmnOptions {
  /** Name of the flow. */
  name: string
  /** Name of the end event. */
  endName: string
}

const GATEWAYS: Readonly<Record<BlockKind, string>> = {
  condition: 'bpmn:ExclusiveGateway',
  interflow: 'bpmn:ParallelGateway',
  inclusive: 'bpmn:InclusiveGateway',
  choose: 'bpmn:InclusiveGateway',
}

/** An element with its place. */
interface Shape {
  element: ModdleElement
  bounds: Bounds
}

/** An element to draw. */
interface Wanted {
  type: string
  kind: ShapeKind
  properties?: Record<string, unknown>
}

/** Where a sequence flow begins, and under which condition. */
interface Exit {
  from: Shape
  name?: string
  condition?: string
  isDefault?: boolean
}

/** A place on the main axis of the diagram. */
interface Cursor {
  x: number
  y: number
}

/**
 * Writes a design as BPMN 2.0 with a diagram: approvals are user tasks, blocks are pairs of gateways, conditions are
 * expressions of sequence flows. Permissions, buttons and messages have no counterpart and are not written.
 */
export async function toBpmn(root: FlowNode, { name, endName }: BpmnOptions): Promise<string> {
  const moddle = new BpmnModdle()
  const shapes: Shape[] = []
  const edges: { element: ModdleElement; from: Shape; to: Shape }[] = []
  const outgoing = new Map<Shape, ModdleElement[]>()
  const incoming = new Map<Shape, ModdleElement[]>()
  const shapeAt = new Map<string, Shape>()
  const loops: { from: Shape; nodeId: string }[] = []

  function draw(at: Cursor, { type, kind, properties }: Wanted): Shape {
    const { width, height } = SIZES[kind]
    const element = moddle.create(type, { id: `Node_${shapes.length + 1}`, ...properties })
    const shape = { element, bounds: { x: at.x, y: at.y - height / 2, width, height } }
    shapes.push(shape)
    at.x += width + GAP.along
    return shape
  }

  function connect({ from, name: label, condition, isDefault }: Exit, to: Shape): Exit {
    const element = moddle.create('bpmn:SequenceFlow', {
      id: `Flow_${edges.length + 1}`,
      sourceRef: from.element,
      targetRef: to.element,
      ...(label !== undefined && { name: label }),
      ...(condition !== undefined && {
        conditionExpression: moddle.create('bpmn:FormalExpression', { body: condition }),
      }),
    })
    edges.push({ element, from, to })
    outgoing.set(from, [...(outgoing.get(from) ?? []), element])
    incoming.set(to, [...(incoming.get(to) ?? []), element])
    if (isDefault === true) from.element['default'] = element
    return { from: to }
  }

  /** Draws a line of nodes; returns where it continues. */
  function line(first: FlowNode, entry: Exit | undefined, at: Cursor): Exit | undefined {
    let exit = entry && first.type === 'condition' ? { ...entry, ...conditionOf(first) } : entry
    for (let node: FlowNode | null | undefined = first; node; node = node.childNode) {
      const kind = shapeOf(node.type)
      if (kind) {
        const shape = draw(at, { type: typeOf(node), kind, properties: propertiesOf(moddle, node) })
        exit = exit ? connect(exit, shape) : { from: shape }
        shapeAt.set(node.nodeId, shape)
        if (node.type === 'loop') loops.push({ from: shape, nodeId: loopSettings(node.properties).nodeId })
      }
      if (blockOf(node) && exit) exit = block(node, exit, at)
      if (node.type === 'loop' && loopSettings(node.properties).nodeId !== '') exit = undefined
    }
    return exit
  }

  function block(owner: FlowNode, entry: Exit, at: Cursor): Exit {
    const type = GATEWAYS[blockOf(owner) ?? 'condition']
    const { length, breadth } = blockExtent(owner)
    const end = at.x + length - SIZES.gateway.width - GAP.along
    const split = draw(at, { type, kind: 'gateway' })
    connect(entry, split)
    let top = at.y - breadth / 2
    const exits = branchesOf(owner).map((branch) => {
      const across = extentOf(branch).breadth
      const inner = { x: at.x, y: top + across / 2 }
      top += across + GAP.across
      return line(branch, { from: split }, inner)
    })
    at.x = end
    const join = draw(at, { type, kind: 'gateway' })
    for (const exit of exits) if (exit) connect(exit, join)
    const hasDefault = branchesOf(owner).some(({ properties }) => conditionSettings(properties).isDefault)
    // Without a true branch the flow goes on behind the block.
    if (blockOf(owner) !== 'interflow' && !hasDefault) connect({ from: split, isDefault: true }, join)
    return { from: join }
  }

  const at = { x: 160, y: 80 + extentOf(root).breadth / 2 }
  const exit = line(root, undefined, at)
  const end = draw(at, { type: 'bpmn:EndEvent', kind: 'event', properties: { name: endName } })
  if (exit) connect(exit, end)
  for (const { from, nodeId } of loops) {
    const target = shapeAt.get(nodeId)
    if (target) connect({ from }, target)
  }
  for (const shape of shapes) {
    shape.element['incoming'] = incoming.get(shape) ?? []
    shape.element['outgoing'] = outgoing.get(shape) ?? []
  }

  const process = moddle.create('bpmn:Process', {
    id: 'Process_1',
    name,
    isExecutable: false,
    flowElements: [...shapes.map(({ element }) => element), ...edges.map(({ element }) => element)],
  })
  const definitions = moddle.create('bpmn:Definitions', {
    id: 'Definitions_1',
    targetNamespace: 'http://bpmn.io/schema/bpmn',
    rootElements: [process],
    diagrams: [diagramOf(moddle, { process, shapes, edges })],
  })
  return (await moddle.toXML(definitions, { format: true })).xml
}

interface Drawn {
  process: ModdleElement
  shapes: readonly Shape[]
  edges: readonly { element: ModdleElement; from: Shape; to: Shape }[]
}

function diagramOf(moddle: BpmnModdle, { process, shapes, edges }: Drawn): ModdleElement {
  const planeElement = [
    ...shapes.map(({ element, bounds }, index) =>
      moddle.create('bpmndi:BPMNShape', {
        id: `Shape_${index + 1}`,
        bpmnElement: element,
        bounds: moddle.create('dc:Bounds', { ...bounds }),
      }),
    ),
    ...edges.map(({ element, from, to }, index) =>
      moddle.create('bpmndi:BPMNEdge', {
        id: `Edge_${index + 1}`,
        bpmnElement: element,
        waypoint: waypoints(from.bounds, to.bounds).map((point) => moddle.create('dc:Point', { ...point })),
      }),
    ),
  ]
  const plane = moddle.create('bpmndi:BPMNPlane', { id: 'Plane_1', bpmnElement: process, planeElement })
  return moddle.create('bpmndi:BPMNDiagram', { id: 'Diagram_1', plane })
}

/** A line with right angles, from the right side of a shape to the left side of another. */
function waypoints(from: Bounds, to: Bounds): readonly { x: number; y: number }[] {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 }
  const end = { x: to.x, y: to.y + to.height / 2 }
  if (start.y === end.y) return [start, end]
  // Back to an earlier node the line runs above both.
  if (end.x <= start.x) {
    const above = Math.min(from.y, to.y) - GAP.across / 2
    const [out, back] = [start.x + GAP.along / 4, end.x - GAP.along / 4]
    return [start, { x: out, y: start.y }, { x: out, y: above }, { x: back, y: above }, { x: back, y: end.y }, end]
  }
  // Towards a branch the line turns behind the gateway, from a branch before it.
  const turn = from.width === SIZES.gateway.width ? start.x + GAP.along / 2 : end.x - GAP.along / 2
  return [start, { x: turn, y: start.y }, { x: turn, y: end.y }, end]
}

function typeOf({ type, properties }: FlowNode): string {
  const types: Readonly<Record<string, string>> = {
    start: 'bpmn:StartEvent',
    approver: 'bpmn:UserTask',
    copy: 'bpmn:SendTask',
    timer: 'bpmn:IntermediateCatchEvent',
    service: 'bpmn:ServiceTask',
    loop: 'bpmn:IntermediateThrowEvent',
    subFlow: subFlowSettings(properties).isAsync ? 'bpmn:SendTask' : 'bpmn:CallActivity',
  }
  return (Object.hasOwn(types, type) ? types[type] : undefined) ?? 'bpmn:Task'
}

function propertiesOf(moddle: BpmnModdle, node: FlowNode): Record<string, unknown> {
  const { type, properties } = node
  const name = titleOf(node)
  if (type === 'approver') {
    const { counterSign } = approverSettings(properties)
    if (counterSign === COUNTERSIGN.any) return { name }
    const isSequential = counterSign === COUNTERSIGN.inTurn
    return { name, loopCharacteristics: moddle.create('bpmn:MultiInstanceLoopCharacteristics', { isSequential }) }
  }
  if (type === 'timer') {
    const { day, hour, minute, second } = timerSettings(properties)
    const timeDuration = moddle.create('bpmn:FormalExpression', { body: `P${day}DT${hour}H${minute}M${second}S` })
    return { name, eventDefinitions: [moddle.create('bpmn:TimerEventDefinition', { timeDuration })] }
  }
  const { flowId, isAsync } = subFlowSettings(properties)
  return type === 'subFlow' && !isAsync ? { name, calledElement: flowId } : { name }
}

function conditionOf(node: FlowNode): Pick<Exit, 'name' | 'condition' | 'isDefault'> {
  const { isDefault, rows, formula } = conditionSettings(node.properties)
  const name = titleOf(node)
  if (isDefault) return { name, isDefault }
  const groups = conditionGroups(rows).map((group) =>
    group.map(({ field, symbol, filedValue }) => `${field} ${symbol} ${valueText(filedValue)}`).join(' && '),
  )
  const text = expressionToText(formula)
  const rules = groups.join(' || ')
  return { name, condition: text === '' || rules === '' ? rules + text : `(${rules}) && (${text})` }
}

const valueText = (value: unknown): string =>
  typeof value === 'number' ? String(value) : JSON.stringify(Array.isArray(value) ? value : textOf(value))
