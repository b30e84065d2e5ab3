import { afterAll, expect, it, vi } from 'vitest'
import { browserWorker, createSandbox } from './index.ts'

let opened = 0
function openWorker() {
  opened += 1
  return browserWorker(new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' }))
}
/** `sandbox` never times out, also on a busy machine; `hasty` is for the tests of time-outs. */
const sandbox = createSandbox({ time: 60_000, openWorker })
const hasty = createSandbox({ time: 400, openWorker })
afterAll(() => {
  sandbox.close()
  hasty.close()
})

type Effect = (name: string, args: unknown[]) => void

const run = (source: string, { effect, box = sandbox }: { effect?: Effect; box?: typeof sandbox } = {}) =>
  box.run({
    kind: 'form',
    source,
    host: {
      values: () => ({ formData: { price: 5 }, data: 3 }),
      effect,
      request: (url) => Promise.resolve({ code: 200, data: url }),
    },
  })

it('starts its worker with the first script, and runs it there', async () => {
  expect(opened).toBe(0)
  const effects: unknown[] = []

  const outcome = await run(
    `async ({ data, formData, setFormData, request }) => {
      const answer = await request('/api/x')
      setFormData('total', formData.price * data)
      return [answer.data, typeof fetch, typeof document, typeof globalThis.postMessage]
    }`,
    { effect: (name, args) => effects.push([name, args]) },
  )

  expect(outcome).toEqual({ ok: true, value: ['/api/x', 'undefined', 'undefined', 'undefined'] })
  expect(effects).toEqual([['setFormData', ['total', 15]]])
  expect(opened).toBe(1)
})

it('keeps the page responsive while a script loops', async () => {
  let outcome: unknown
  await new Promise<void>((begun) => {
    const running = run("({ setFormData }) => { setFormData('begun', 1); for (;;) {} }", { effect: () => begun() })
    void running.then((ended) => (outcome = ended))
  })

  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  expect(outcome).toBeUndefined()

  sandbox.close()
  await vi.waitFor(() => expect(outcome).toMatchObject({ ok: false, problem: { kind: 'stopped' } }))
})

it('stops a looping script, and runs the next one', async () => {
  expect(await run('() => { for (;;) {} }', { box: hasty })).toMatchObject({ ok: false, problem: { kind: 'time' } })

  await vi.waitFor(async () => expect(await run('() => 1', { box: hasty })).toEqual({ ok: true, value: 1 }))
})

it('reports a worker that cannot be loaded', async () => {
  const broken = createSandbox({ openWorker: () => browserWorker(new Worker('data:text/javascript,throw 1')) })

  const outcome = await broken.run({ kind: 'form', source: '() => 1', host: { values: () => ({}) } })

  expect(outcome).toMatchObject({ ok: false, problem: { kind: 'stopped' } })
})
