/**
 * Runs inside the sandbox before the script and makes its argument. `send` and `ask` are the only ways out; both carry JSON
 * text. Unhandled errors of a `then` are kept until the end of the run, where they would be lost otherwise.
 */
export const PRELUDE = String.raw`
(function prelude(send, ask, kind, text) {
  'use strict'
  const { parse, stringify } = JSON
  const given = parse(text)
  const pack = (args) => stringify(args.map((arg) => (arg === undefined ? null : arg)))
  const effect = (name) => (...args) => { send(name, pack(args)) }

  const then = Promise.prototype.then
  const handled = new WeakSet()
  const failures = []
  Promise.prototype.then = function (onDone, onFailed) {
    handled.add(this)
    const derived = then.call(this, onDone, onFailed)
    then.call(derived, undefined, (reason) => { failures.push({ derived, reason }) })
    return derived
  }

  const answers = new Map()
  const request = (url, method = 'GET', data = {}) =>
    new Promise((resolve, reject) => {
      answers.set(ask('request', pack([String(url), String(method), data])), { resolve, reject })
    })

  const timers = new Set()
  if (kind !== 'transform') {
    globalThis.setTimeout = (work, delay = 0, ...args) => {
      const number = ask('timer', pack([Number(delay) || 0]))
      const start = () => { if (timers.delete(number) && typeof work === 'function') work(...args) }
      timers.add(number)
      answers.set(number, { resolve: start, reject: start })
      return number
    }
    globalThis.clearTimeout = (number) => { timers.delete(number) }
  }

  const say = (kind) => (message) => { send('toast', pack([kind, String(message)])) }
  const onlineUtils = Object.freeze({
    request,
    toast: (message, kind = 'info') => { say(String(kind))(message) },
    route: (url, target) => { send('navigate', pack([String(url), target ?? null])) },
    getUserInfo: () => given.userInfo ?? {},
    getDeviceInfo: () => ({ origin: 'pc' }),
  })

  const quiet = effect('console')
  globalThis.console = Object.freeze({
    log: (...args) => quiet('log', args.map(shown)),
    info: (...args) => quiet('info', args.map(shown)),
    debug: (...args) => quiet('log', args.map(shown)),
    warn: (...args) => quiet('warn', args.map(shown)),
    error: (...args) => quiet('error', args.map(shown)),
  })
  function shown(value) {
    if (typeof value === 'string') return value
    if (value instanceof Error) return String(value)
    try { return stringify(value) ?? String(value) } catch { return String(value) }
  }

  let live = {}
  function formArgument() {
    live = given.formData ?? {}
    const options = given.fieldOptions ?? {}
    const setFormData = (prop, value) => {
      const packed = pack([String(prop), value])
      const copy = parse(packed)[1]
      const [table, column] = String(prop).split('.')
      const row = column === undefined ? undefined : live[table]?.[given.rowIndex]
      if (column === undefined) live[table] = copy
      else if (row) row[column] = copy
      send('setFormData', packed)
    }
    const formData = new Proxy({}, {
      get: (_, prop) => live[prop],
      set: (_, prop, value) => { setFormData(prop, value); return true },
      has: (_, prop) => prop in live,
      ownKeys: () => Reflect.ownKeys(live),
      getOwnPropertyDescriptor: (_, prop) =>
        Object.hasOwn(live, prop)
          ? { value: live[prop], enumerable: true, configurable: true, writable: true }
          : undefined,
      deleteProperty: (_, prop) => { setFormData(prop, null); return true },
    })
    return {
      data: given.data,
      rowIndex: given.rowIndex,
      onlineUtils,
      formData,
      setFormData,
      setShowOrHide: (prop, shown) => { send('setShowOrHide', pack([String(prop), Boolean(shown)])) },
      setRequired: (prop, required) => { send('setRequired', pack([String(prop), Boolean(required)])) },
      setDisabled: (prop, disabled) => { send('setDisabled', pack([String(prop), Boolean(disabled)])) },
      request,
      getFieldOptions: (prop) => (Object.hasOwn(options, prop) ? options[prop] : []),
      setFieldOptions: (prop, list) => {
        const packed = pack([String(prop), Array.isArray(list) ? list : []])
        options[prop] = parse(packed)[1]
        send('setFieldOptions', packed)
      },
    }
  }

  function listArgument() {
    const toast = Object.assign(
      (message) => {
        const text = typeof message === 'object' && message !== null ? message.message : message
        const kind = typeof message === 'object' && message !== null ? message.type : undefined
        send('toast', pack([String(kind ?? 'info'), String(text)]))
      },
      { success: say('success'), warning: say('warning'), info: say('info'), error: say('error') },
    )
    return { data: given.data, index: given.index, rowIndex: given.index, request, toast, refresh: effect('refresh'), onlineUtils }
  }

  const argument = kind === 'form' ? formArgument() : kind === 'list' ? listArgument() : given.data
  const describe = (reason) =>
    reason instanceof Error
      ? { message: reason.name === 'Error' ? reason.message : reason.name + ': ' + reason.message, stack: reason.stack }
      : { message: reason === undefined ? '' : shown(reason), stack: '' }

  return {
    start(script) {
      const returned = script(argument)
      const isPromise = typeof returned === 'object' && returned !== null && typeof returned.then === 'function'
      if (!isPromise) return send('return', pack([returned]))
      then.call(
        Promise.resolve(returned),
        (value) => { handled.add(returned); send('return', pack([value])) },
        (reason) => { handled.add(returned); send('reject', pack([describe(reason)])) },
      )
    },
    answer(number, ok, value, values) {
      const { resolve, reject } = answers.get(number)
      answers.delete(number)
      if (kind === 'form') live = parse(values).formData ?? live
      if (ok) resolve(parse(value))
      else reject(new Error(parse(value)))
    },
    left: () => pack(failures.filter(({ derived }) => !handled.has(derived)).map(({ reason }) => describe(reason))),
  }
})
`
