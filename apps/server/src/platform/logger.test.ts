import { execFile } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { inOneWrite } from './logger.ts'
import { logOnDemand } from './request-log.ts'

const run = promisify(execFile)

it('lines of one turn of the event loop are written together, in their order', async () => {
  const writes: string[] = []
  const output = inOneWrite({ write: (text) => void writes.push(text) })

  output.write('one\n')
  output.write('two\n')
  expect(writes).toEqual([])
  await setImmediate()
  output.write('three\n')
  output.flushSync()
  await setImmediate()

  expect(writes).toEqual(['one\ntwo\n', 'three\n'])
})

it.each([
  ['process.exit(3)', 3],
  ["throw new Error('broken')", 1],
])('lines are written before the process ends with %s', async (ending, code) => {
  const { href } = new URL('logger.ts', import.meta.url)
  const program = `const { createLogger } = await import('${href}')
    const log = await createLogger('info')
    log.info('last words')
    ${ending}`

  const ended = await run(process.execPath, ['--input-type=module', '-e', program]).catch((error: unknown) => error)

  expect(ended).toMatchObject({ code, stdout: expect.stringContaining('"msg":"last words"') })
})

it('the log of a request has its bindings and levels, and is made for its first line', () => {
  const lines: unknown[] = []
  const parent = pino(
    { level: 'info', base: null, timestamp: false },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  let made = 0
  const counted = Object.assign(Object.create(parent), {
    child: (...settings: Parameters<typeof parent.child>) => {
      made += 1
      return parent.child(...settings)
    },
  })
  const request = logOnDemand(counted, { reqId: 'r1' }, {})
  expect(made).toBe(0)

  request.debug('not written')
  request.warn({ size: 2 }, 'large %s', 'body')
  request.child({ part: 'p' }).error('failed')

  expect(lines).toEqual([
    { level: 40, reqId: 'r1', size: 2, msg: 'large body' },
    { level: 50, reqId: 'r1', part: 'p', msg: 'failed' },
  ])
  expect(made).toBe(1)
})
