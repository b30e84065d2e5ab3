import { expect, it } from 'vitest'
import { addressOfConfig, addressOfTask, readTaskAddress } from './task-address.ts'

const config = (value: unknown) =>
  btoa(Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) => String.fromCodePoint(byte)).join(''))
const opened = (value: object) => readTaskAddress(config(value))

it.each([
  ['a message to the initiator', { type: 1, processId: 't', status: 1 }, 0],
  ['a message of a sub flow, whose draft waits', { type: 1, processId: 't', status: 0 }, -1],
  ['a message about a duty', { type: 2, processId: 't', taskOperatorId: 'o' }, 1],
  ['a message about a copy', { type: 3, processId: 't' }, 3],
  ['a row of the monitor', { opType: 4, type: 3, processId: 't' }, 4],
  ['a new request', { opType: -1, flowId: 'f' }, -1],
])('opens %s', (_what, value, opType) => {
  expect(opened(value)).toMatchObject({ opType })
})

it('reads what was encoded once too often, and Chinese text', () => {
  const value = { type: 2, processId: 't', fullName: '王芳的申请>>>???' }
  const address = addressOfConfig(encodeURIComponent(config(value)))
  const found = new URL(address, 'http://x').searchParams.get('config')
  expect(readTaskAddress(found)).toMatchObject({ taskId: 't' })
  expect(readTaskAddress(config(value).replaceAll('+', ' '))).toMatchObject({ taskId: 't' })
  expect(addressOfTask({ processId: 't' })).toMatch(/^\/workFlowDetail\?config=/)
})

it.each([null, '', 'no base64 ✗', '%E0%A4%A', config([1]), config({}), config({ processId: { a: 1 } })])(
  'refuses %s',
  (text) => {
    expect(readTaskAddress(text)).toBeUndefined()
  },
)
