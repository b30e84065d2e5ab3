import { afterEach, expect, it, vi } from 'vitest'
import { pickFiles } from './pick-files.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'showOpenFilePicker')
})

const picker = (answer: () => Promise<unknown>) => {
  const asked = vi.fn(answer)
  Object.assign(window, { showOpenFilePicker: asked })
  return asked
}
const file = new File(['x'], '合同.pdf')
const handle = { getFile: async () => file }

it('files have handles, and the picker has the options of the input', async () => {
  const asked = picker(async () => [handle])

  expect(await pickFiles({ accept: '.PDF, .doc,image/*', multiple: true })).toEqual([{ file, handle }])
  expect(asked).toHaveBeenCalledWith({
    multiple: true,
    types: [{ accept: { 'image/*': [], 'application/octet-stream': ['.pdf', '.doc'] } }],
  })
})

it.each([
  ['knows no such way', undefined],
  ['does not allow it here', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ['does not understand what is wanted', () => Promise.reject(new TypeError('no'))],
])('a browser that %s uses the input', async (_what, answer) => {
  if (answer) picker(answer)
  expect(await pickFiles({ accept: '', multiple: true })).toBeUndefined()
})

it('a cancelled picker is not followed by the input', async () => {
  picker(() => Promise.reject(new DOMException('no', 'AbortError')))
  expect(await pickFiles({ accept: '', multiple: false })).toEqual([])
})
