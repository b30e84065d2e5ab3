import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import { expect, it } from 'vitest'
import { changeNode, changeProperties, insertNode, newBranch, newNode } from '../index.ts'
import { leaveFlow, longFlow, travelFlow } from '../testing/index.ts'
import { toBpmn } from './to-bpmn.ts'

const list = (element: ModdleElement, name: string): ModdleElement[] => {
  const value = element.get(name)
  return Array.isArray(value) ? value : []
}

/** Reads the XML again, with its elements and its diagram. */
async function read(xml: string) {
  const { rootElement, warnings } = await new BpmnModdle().fromXML(xml)
  expect(warnings).toEqual([])
  const [process] = list(rootElement, 'rootElements')
  const elements = process ? list(process, 'flowElements') : []
  const drawn = [...xml.matchAll(/<dc:Bounds x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)]
  const boxes = drawn.map(([, ...numbers]) => numbers.map(Number))
  return { elements, boxes, ofType: (type: string) => elements.filter((one) => one.$type === `bpmn:${type}`) }
}

const options = { name: '出差 & <公干>', endName: '结束' }

it('a design is read again without warnings: tasks, gateways in pairs, conditions on the lines', async () => {
  const timed = insertNode(travelFlow, { after: 'archive', isBehindBlock: false }, newNode('timer', 't', { day: 1 }))
  const flow = changeProperties(timed, 'director', { counterSign: 2 })

  const { elements, boxes, ofType } = await read(await toBpmn(flow, options))

  expect(ofType('UserTask').map(({ name }) => name)).toEqual(['上级批准', '部门批准', '财务', '人事', '总监', '存档'])
  expect(ofType('ExclusiveGateway')).toHaveLength(2)
  expect(ofType('ParallelGateway')).toHaveLength(2)
  expect(ofType('IntermediateCatchEvent')).toHaveLength(1)
  const flows = ofType('SequenceFlow')
  expect(flows.flatMap(({ conditionExpression }) => (conditionExpression ? [conditionExpression] : []))).toMatchObject([
    { body: 'days <= 3' },
  ])
  expect(ofType('ExclusiveGateway')[0]?.['default']).toMatchObject({ name: '长途' })
  expect(ofType('UserTask').find(({ name }) => name === '总监')).toMatchObject({
    loopCharacteristics: { isSequential: true },
  })
  // Each element has a shape, and no shape covers another.
  expect(boxes).toHaveLength(elements.length - flows.length)
})

it('shapes do not overlap, whatever the size of the design', async () => {
  for (const flow of [leaveFlow, travelFlow, longFlow(200)]) {
    const { boxes } = await read(await toBpmn(flow, options))
    const overlaps = boxes.filter(([x = 0, y = 0, width = 0, height = 0], index) =>
      boxes
        .slice(index + 1)
        .some(([a = 0, b = 0, w = 0, h = 0]) => x < a + w && a < x + width && y < b + h && b < y + height),
    )
    expect(overlaps).toEqual([])
  }
})

it('without a default branch the block can be skipped', async () => {
  const flow = changeProperties(travelFlow, 'long', { isDefault: false, conditions: [] })

  const { ofType } = await read(await toBpmn(flow, options))

  const [split, join] = ofType('ExclusiveGateway')
  expect(split?.['default']).toMatchObject({ targetRef: { id: join?.['id'] } })
})

it('a loop is an event with a line back to its target, and has none to the end of its block', async () => {
  const block = {
    conditionType: 'condition',
    conditionNodes: [
      { ...newBranch('condition', 'again'), childNode: newNode('loop', 'loop', { nodeId: 'archive' }) },
      newBranch('condition', 'on', { isDefault: true }),
    ],
  }
  const flow = changeNode(travelFlow, 'archive', (node) => ({ ...node, ...block }))

  const { ofType } = await read(await toBpmn(flow, options))

  const [loop] = ofType('IntermediateThrowEvent')
  const [line, ...others] = loop ? list(loop, 'outgoing') : []
  expect(line).toMatchObject({ targetRef: { name: '存档' } })
  expect(others).toEqual([])
})
