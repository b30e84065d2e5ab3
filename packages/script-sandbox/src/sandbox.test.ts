import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createNodeSandbox } from './node.ts'
import type { ScriptHost, ScriptKind } from './index.ts'

/** `sandbox` never times out, also on a busy machine; `hasty` is for the tests of time-outs. */
const sandbox = createNodeSandbox({ time: 60_000 })
const hasty = createNodeSandbox({ time: 400 })
afterAll(() => {
  sandbox.close()
  hasty.close()
})

interface Given extends Partial<ScriptHost> {
  /** Default `sandbox`. */
  box?: typeof sandbox
  kind?: ScriptKind
  values?: () => Record<string, unknown>
}

let effects: [string, ...unknown[]][] = []
afterEach(() => {
  effects = []
})

const run = (source: string, { box = sandbox, kind = 'form', ...host }: Given = {}) =>
  box.run({
    kind,
    source,
    host: { values: () => ({ formData: {} }), effect: (name, args) => effects.push([name, ...args]), ...host },
  })

const problem = async (source: string, given?: Given) => {
  const outcome = await run(source, given)
  return outcome.ok ? undefined : outcome.problem
}

describe('a form script', () => {
  it('reads the form and changes it, as the documents of this API family do', async () => {
    const source = `({ data, formData, setFormData, setShowOrHide, setRequired, setDisabled, setFieldOptions }) => {
      setFormData('total', formData.price * data)
      setShowOrHide('note', formData.total > 10)
      setRequired('note', true)
      setDisabled('price', 1)
      setFieldOptions('kind', [{ id: 'a', fullName: '甲' }])
    }`

    const outcome = await run(source, { values: () => ({ data: 3, formData: { price: 5 } }) })

    expect(outcome).toEqual({ ok: true, value: null })
    expect(effects).toEqual([
      ['setFormData', 'total', 15],
      ['setShowOrHide', 'note', true],
      ['setRequired', 'note', true],
      ['setDisabled', 'price', true],
      ['setFieldOptions', 'kind', [{ id: 'a', fullName: '甲' }]],
    ])
  })

  it('may use timers, its row and the tools of newer documents', async () => {
    const source = `async ({ rowIndex, onlineUtils, setFormData }) => {
      const cancelled = setTimeout(() => setFormData('never', 1), 0)
      clearTimeout(cancelled)
      await new Promise((resolve) => setTimeout(resolve, 5))
      setTimeout((name) => setFormData(name, rowIndex), 1, 'late')
      onlineUtils.toast('saved', 'success')
      onlineUtils.route('/orders', 1)
      return onlineUtils.request('/api/x')
    }`

    const outcome = await run(source, {
      values: () => ({ formData: {}, rowIndex: 2 }),
      request: (url, method) => Promise.resolve({ url, method }),
    })

    expect(outcome).toEqual({ ok: true, value: { url: '/api/x', method: 'GET' } })
    await vi.waitFor(() =>
      expect(effects).toEqual([
        ['toast', 'success', 'saved'],
        ['navigate', '/orders', 1],
        ['setFormData', 'late', 2],
      ]),
    )
  })

  it.each([
    ['() => 1;', 1],
    ['() => 1 ; // done', 1],
    ['function () { return 1 };; /* done */ ', 1],
    ['// 在此编写代码', null],
    ['/* nothing */ ;', null],
    [String.raw`() => /["'/*]/.test("'") ? 1 : 0 // "`, 1],
  ])('runs with what editors leave around it: %s', async (source, value) => {
    expect(await run(source)).toEqual({ ok: true, value })
    expect(await sandbox.check(source)).toBeUndefined()
  })

  it('may write the form directly, and a cell of the row that it is in', async () => {
    await run(
      `function ({ formData, setFormData }) {
        formData.name = formData.name + '!'
        setFormData('items.qty', 2)
        formData.sum = formData.items[1].qty
      }`,
      { values: () => ({ formData: { name: '王', items: [{ qty: 1 }, { qty: 1 }] }, rowIndex: 1 }) },
    )

    expect(effects).toEqual([
      ['setFormData', 'name', '王!'],
      ['setFormData', 'items.qty', 2],
      ['setFormData', 'sum', 2],
    ])
  })

  it('treats the form data as a plain object', async () => {
    const outcome = await run(
      `({ formData }) => [Object.keys(formData), JSON.stringify(formData), { ...formData, b: 2 }, 'a' in formData]`,
      { values: () => ({ formData: { a: 1 } }) },
    )

    expect(outcome).toEqual({ ok: true, value: [['a'], '{"a":1}', { a: 1, b: 2 }, true] })
  })

  it('reads options and what it made of them', async () => {
    const outcome = await run(
      `({ getFieldOptions, setFieldOptions }) => {
        const before = getFieldOptions('kind').length
        setFieldOptions('kind', [])
        return [before, getFieldOptions('kind').length, getFieldOptions('constructor')]
      }`,
      { values: () => ({ formData: {}, fieldOptions: { kind: [{ id: 1 }, { id: 2 }] } }) },
    )

    expect(outcome).toEqual({ ok: true, value: [2, 0, []] })
  })

  it('asks the host, waits for the answer, and sees what the form has become meanwhile', async () => {
    const form = { city: '北京' }

    const outcome = await run(
      `async ({ formData, request, setFormData }) => {
        const { data } = await request('/api/weather', 'POST', { city: formData.city })
        setFormData('weather', data)
        return formData.city
      }`,
      {
        values: () => ({ formData: form }),
        request: (url, method, data) => {
          form.city = '上海'
          return Promise.resolve({ code: 200, data: [url, method, data] })
        },
      },
    )

    expect(outcome).toEqual({ ok: true, value: '上海' })
    expect(effects).toEqual([['setFormData', 'weather', ['/api/weather', 'POST', { city: '北京' }]]])
  })

  it('continues pending work after it has returned', async () => {
    const late: unknown[] = []
    let resolve = () => {}
    const over = new Promise<void>((done) => (resolve = done))

    const outcome = await run(
      `({ request, setFormData }) => {
        request('/api/x').then(({ data }) => setFormData('x', data)).then(() => request('/api/y')).then(({ data }) => data.no.such)
      }`,
      {
        request: (url) => Promise.resolve({ data: url }),
        onLateProblem: (failure) => {
          late.push(failure)
          resolve()
        },
      },
    )
    await over

    expect(outcome).toEqual({ ok: true, value: null })
    expect(effects).toEqual([['setFormData', 'x', '/api/x']])
    expect(late).toMatchObject([{ kind: 'threw', line: 2, message: expect.stringContaining('such') }])
  })

  it('receives the error of a failed request', async () => {
    const outcome = await run(`async ({ request }) => { try { await request('/') } catch (e) { return e.message } }`, {
      request: () => Promise.reject(new Error('no network')),
    })

    expect(outcome).toEqual({ ok: true, value: 'no network' })
  })
})

it('gives a list script its row and its tools', async () => {
  const outcome = await run(
    `({ data, index, toast, refresh }) => { toast.success(data.name + index); toast({ type: 'error', message: 'no' }); toast('yes'); refresh() }`,
    { kind: 'list', values: () => ({ data: { name: '行' }, index: 4 }) },
  )

  expect(outcome.ok).toBe(true)
  expect(effects).toEqual([
    ['toast', 'success', '行4'],
    ['toast', 'error', 'no'],
    ['toast', 'info', 'yes'],
    ['refresh'],
  ])
})

it('gives a processing function its data and takes what it makes of them', async () => {
  const outcome = await run(`(data) => data.map(({ id }) => ({ id, fullName: '第' + id }))`, {
    kind: 'transform',
    values: () => ({ data: [{ id: 1 }, { id: 2 }] }),
  })

  expect(outcome).toEqual({
    ok: true,
    value: [
      { id: 1, fullName: '第1' },
      { id: 2, fullName: '第2' },
    ],
  })
})

describe('problems have a line number', () => {
  it.each([
    ['({ data }) => {\n  data.\n}', 'syntax', 3],
    ['', 'syntax', 2],
    ['42', 'notFunction', undefined],
    ['() => {\n  null.x\n}', 'threw', 2],
    ["() => {\n\n  throw new RangeError('too far')\n}", 'threw', 3],
    ["() => Promise.reject(new Error('not yet'))", 'rejected', 1],
    ["async () => {\n  throw new Error('no')\n}", 'rejected', 2],
    ["() => Promise.reject('plain words')", 'rejected', undefined],
    ['() => new Promise(() => {})', 'unsettled', undefined],
    ['() => { throw null }', 'threw', undefined],
    ['() => { throw { get message() { throw 1 } } }', 'threw', undefined],
  ])('%j', async (source, kind, line) => {
    const found = await problem(source)

    expect([found?.kind, found?.line]).toEqual([kind, line])
  })

  it('check finds problems without calling the function', async () => {
    expect(await sandbox.check('({ data }) => data')).toBeUndefined()
    expect(await sandbox.check('(() => { for (;;) {} })')).toBeUndefined()
    expect(await sandbox.check('({ data }) => {\n data. }')).toMatchObject({ kind: 'syntax', line: 2 })
    expect(await sandbox.check('(() => { for (;;) {} })()')).toMatchObject({ kind: 'time' })
  })
})

describe('limits', () => {
  it.each([
    ['a loop', '() => { for (;;) {} }', 'time'],
    ['a loop that catches', '() => { for (;;) try { for (;;) {} } catch {} }', 'time'],
    ['a loop after an answer', "async ({ request }) => { await request('/'); for (;;) {} }", 'time'],
    // None waits for another: those would fill the memory, on a fast machine before their time is over.
    [
      'promises without end',
      '() => { const again = () => void Promise.resolve().then(again); again(); return new Promise(() => {}) }',
      'time',
    ],
    ['a hopeless expression', "() => /^(a+)+$/.test('a'.repeat(40) + 'b')", 'time'],
    ['a list without end', "() => { const all = []; for (;;) all.push('x'.repeat(100000) + all.length) }", 'memory'],
    [
      'promises that wait for each other',
      '() => { const again = () => Promise.resolve().then(again); return again() }',
      'memory',
    ],
    ['objects without end', '() => { const all = []; for (;;) all.push({ a: all.length }) }', 'memory'],
    ['one long text', "() => 'x'.repeat(1 << 28)", 'memory'],
    ['a typed array', '() => new Uint8Array(1 << 30).length', 'memory'],
    ['a call of itself', '() => { const f = () => f() + 1; return f() }', 'memory'],
    ['a deep object', '() => { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a }', 'memory'],
  ])('end %s', async (_, source, kind) => {
    const box = kind === 'time' ? hasty : sandbox
    const found = await problem(source, { box, request: () => Promise.resolve(null) })

    expect(found?.kind).toBe(kind)
    // The next script works normally. On a machine that stalls this long it may be taken for a loop, once.
    await vi.waitFor(async () => expect(await run('() => 1 + 1', { box })).toEqual({ ok: true, value: 2 }))
  })

  it('end a flood of effects and of requests', async () => {
    expect(await problem("({ setFormData }) => { for (;;) setFormData('a', 1) }")).toMatchObject({ kind: 'threw' })
    expect(effects.length).toBe(10_000)
    const asked: string[] = []
    const request = (url: string) => Promise.resolve(asked.push(url))
    await run("({ request }) => { for (let i = 0; i < 1000; i++) request('/').catch(() => {}) }", { request })
    expect(asked).toHaveLength(200)
  })
})

describe('inaccessible globals', () => {
  it.each([
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'importScripts',
    'postMessage',
    'Worker',
    'process',
    'require',
    'Buffer',
    'setInterval',
    'queueMicrotask',
    'document',
    'window',
    'self',
    'localStorage',
    'indexedDB',
    'navigator',
    'crypto',
    'WebAssembly',
    'std',
    'os',
  ])('%s', async (name) => {
    expect(await run(`() => typeof ${name}`)).toEqual({ ok: true, value: 'undefined' })
    expect(await run(`() => typeof globalThis['${name}']`)).toEqual({ ok: true, value: 'undefined' })
    const constructed = `({ setFormData }) => setFormData.constructor.constructor('return typeof ${name}')()`
    expect(await run(constructed)).toEqual({ ok: true, value: 'undefined' })
  })

  it('modules', async () => {
    expect(await problem("() => import('node:fs')")).toMatchObject({ kind: 'rejected' })
  })

  it('the next script: changes stay in their own script', async () => {
    await run(
      `() => { Object.prototype.evil = 1; Array.prototype.map = () => 'mine'; JSON.stringify = () => 'x'; globalThis.kept = 1 }`,
    )

    expect(await run(`() => [({}).evil, [1].map((n) => n + 1), JSON.stringify(1), typeof kept]`)).toEqual({
      ok: true,
      value: [null, [2], '1', 'undefined'],
    })
  })

  it('the prototypes of the host', async () => {
    const outcome = await run(
      `({ setFormData, formData }) => {
        setFormData('a', JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'))
        formData.__proto__.polluted = 1
        return JSON.parse('{"__proto__": {"polluted": 1}}')
      }`,
    )

    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    const [, , value] = effects[0] ?? []
    expect(Object.getPrototypeOf(Object.assign({}, value))).toBe(Object.prototype)
    expect(outcome).toMatchObject({ ok: expect.any(Boolean) })
  })
})

it('loads nothing before the first script, and works again after it was closed', async () => {
  let opened = 0
  const { createSandbox } = await import('./index.ts')
  const lazy = createSandbox({
    openWorker: () => {
      opened += 1
      throw new Error('not in this test')
    },
  })
  expect(opened).toBe(0)
  lazy.close()

  const running = run('() => new Promise(() => {})')
  sandbox.close()
  expect(await running).toMatchObject({ ok: false, problem: { kind: 'stopped' } })
  expect(await run('() => 1')).toEqual({ ok: true, value: 1 })
})

it('runs many at once, each with its own argument', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      run(`async ({ formData, request }) => (await request('/')) + formData.n`, {
        values: () => ({ formData: { n } }),
        request: () => new Promise((resolve) => setTimeout(resolve, (n * 7) % 30, n * 100)),
      }),
    ),
  )

  expect(outcomes).toEqual(Array.from({ length: 50 }, (_, n) => ({ ok: true, value: n * 101 })))
})
