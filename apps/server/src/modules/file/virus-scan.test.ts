import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendFile, upload } from './upload.testing.ts'

let test: TestApp
let clamd: Server
const heard: string[] = []

/** Implements INSTREAM of the clamd protocol and finds one virus. */
const listen = () =>
  createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece])
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return
      const parts: Buffer[] = []
      for (let at = 'zINSTREAM\0'.length; ;) {
        const length = bytes.readUInt32BE(at)
        if (length === 0) break
        parts.push(bytes.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
      const text = Buffer.concat(parts).toString()
      heard.push(bytes.toString('latin1', 0, 10), text)
      if (text.includes('SILENT')) socket.destroy()
      else socket.end(text.includes('EVIL') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })

beforeAll(async () => {
  clamd = listen()
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  const { port } = clamd.address() as AddressInfo
  test = await createTestApp({ config: { clamd: { host: '127.0.0.1', port } } })
})
afterEach(() => heard.splice(0))
afterAll(async () => {
  await test.close()
  clamd.close()
})

const objects = async () => (await test.deps.db.selectFrom('fileObjects').select('key').execute()).length

it('a clean file is accepted after it was scanned completely', async () => {
  const content = Buffer.from('clean '.repeat(500))

  const answer = await sendFile(test.as('admin'), { content, name: 'a.txt', chunkSize: 1000 })

  expect(answer.code).toBe(RESULT.ok)
  expect(heard).toEqual(['zINSTREAM\0', content.toString()])
})

it('a file with a virus is refused with the name of the virus, and deleted', async () => {
  const before = await objects()

  const answer = await upload(test.as('admin'), { content: Buffer.from('EVIL'), name: 'a.txt' })

  expect(answer).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('Eicar-Test-Signature') })
  expect(await objects()).toBe(before)
})

it('every file is refused while the scanner does not answer', async () => {
  const before = await objects()

  const answer = await upload(test.as('admin'), { content: Buffer.from('SILENT'), name: 'a.txt' })

  expect(answer).toMatchObject({ code: RESULT.internal, msg: '病毒检查没有响应，请稍后重试' })
  expect(await objects()).toBe(before)
})
