import type { FromWorker, ScriptKind, ScriptOutcome, ScriptProblem, ToWorker } from './messages.ts'

/** A worker, of a browser or of Node. */
export interface WorkerPort {
  post: (message: ToWorker) => void
  onMessage: (listener: (message: FromWorker) => void) => void
  /** Called when the worker cannot be loaded or crashes. */
  onFailure: (listener: (reason: string) => void) => void
  terminate: () => void
}

/** The functions that the host provides to a script. */
export interface ScriptHost {
  /** The current values of the argument, read at the start and again with every answer. Only JSON is passed on. */
  values: () => Record<string, unknown>
  /** Changes the document. The host handles its own errors. */
  effect?: ((name: string, args: unknown[]) => void) | undefined
  /** Answers a request; a rejection is thrown inside the script. */
  request?: ((url: string, method: string, data: unknown) => Promise<unknown>) | undefined
  /** Called when work after the result of the script fails. */
  onLateProblem?: ((problem: ScriptProblem) => void) | undefined
}

/** One script, as its document has it. */
export interface ScriptCall {
  kind: ScriptKind
  /** Text of a function. */
  source: string
  host: ScriptHost
}

interface Open {
  call: ScriptCall
  resolve: (outcome: ScriptOutcome) => void
}

type Ask = Extract<FromWorker, { type: 'ask' }>
type OfRun = Exclude<FromWorker, { type: 'ready' | 'retire' | 'broken' | 'checked' | 'idle' }>

/** How long a worker may be silent beyond the time of its script, before it is taken for stuck; in milliseconds. */
const PATIENCE = 4000

export interface StationOptions {
  /** Milliseconds that one script may run. */
  time: number
  /** The worker accepts no more scripts; later scripts need a new one. */
  onRetire: () => void
}

/** One worker and its scripts. */
export class Station {
  readonly #port: WorkerPort
  readonly #options: StationOptions
  readonly #runs = new Map<number, Open>()
  readonly #checks = new Map<number, (problem: ScriptProblem | undefined) => void>()
  /** Runs that may be running at this moment. */
  readonly #busy = new Set<number>()
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #state: 'loading' | 'ready' | 'retired' | 'gone' = 'loading'

  constructor(port: WorkerPort, options: StationOptions) {
    this.#port = port
    this.#options = options
    port.onMessage((message) => {
      if (this.#state !== 'gone') this.#receive(message)
    })
    port.onFailure((reason) => this.end({ kind: 'stopped', message: reason }))
  }

  run(id: number, call: ScriptCall): Promise<ScriptOutcome> {
    const values = write(call.host.values())
    return new Promise((resolve) => {
      this.#runs.set(id, { call, resolve })
      this.#post({ type: 'run', id, kind: call.kind, source: call.source, values, time: this.#options.time })
    })
  }

  check(id: number, source: string): Promise<ScriptProblem | undefined> {
    return new Promise((resolve) => {
      this.#checks.set(id, resolve)
      this.#post({ type: 'check', id, source })
    })
  }

  /** Terminates the worker; its scripts fail with this problem. */
  end(problem: ScriptProblem) {
    if (this.#state === 'gone') return
    this.#state = 'gone'
    clearTimeout(this.#watchdog)
    this.#port.terminate()
    this.#options.onRetire()
    for (const { resolve } of this.#runs.values()) resolve({ ok: false, problem })
    for (const resolve of this.#checks.values()) resolve(problem)
  }

  #post(message: ToWorker) {
    this.#port.post(message)
    this.#busy.add(message.id)
    this.#watch()
  }

  /** A script that ignores its deadline is terminated with its worker. */
  #watch() {
    clearTimeout(this.#watchdog)
    if (this.#busy.size === 0 || this.#state === 'loading') return
    const stuck: ScriptProblem = { kind: 'time', message: 'The script did not stop in time.' }
    this.#watchdog = setTimeout(() => this.end(stuck), this.#options.time + PATIENCE)
  }

  #receive(message: FromWorker) {
    switch (message.type) {
      case 'ready':
        this.#state = 'ready'
        break
      case 'retire':
        this.#state = 'retired'
        this.#options.onRetire()
        break
      case 'broken':
        this.end({ kind: 'memory', message: 'The sandbox had to be restarted.' })
        return
      case 'checked':
        this.#checks.get(message.id)?.(message.problem)
        this.#checks.delete(message.id)
        this.#busy.delete(message.id)
        break
      case 'idle':
        this.#busy.delete(message.id)
        break
      case 'ask':
      case 'effect':
      case 'late':
      case 'over':
      case 'result':
        this.#pass(message)
    }
    this.#watch()
    if (this.#state === 'retired' && this.#runs.size === 0 && this.#checks.size === 0)
      this.end({ kind: 'stopped', message: 'Retired.' })
  }

  #pass(message: OfRun) {
    const open = this.#runs.get(message.id)
    if (!open) return
    const { host } = open.call
    switch (message.type) {
      case 'effect':
        host.effect?.(message.name, readArgs(message.args))
        break
      case 'ask':
        void this.#answer(message, host)
        break
      case 'late':
        host.onLateProblem?.(message.problem)
        break
      case 'over':
        this.#runs.delete(message.id)
        break
      case 'result':
        open.resolve(
          message.ok ? { ok: true, value: readArgs(message.value)[0] } : { ok: false, problem: message.problem },
        )
    }
  }

  async #answer({ id, ask, name, args }: Ask, host: ScriptHost) {
    const given = name === 'timer' ? await wait(readArgs(args)) : await fulfil(host, readArgs(args))
    if (this.#state === 'gone' || !this.#runs.has(id)) return
    this.#post({ type: 'answer', id, ask, ...given, values: write(host.values()) })
  }
}

/** Longest delay of `setTimeout` in a script, in ms. */
const LONGEST_DELAY = 60_000

/** Resolves after the delay of a timer, in ms. */
async function wait([delay]: unknown[]) {
  const ms = Math.min(LONGEST_DELAY, Math.max(0, Number(delay) || 0))
  await new Promise((resolve) => setTimeout(resolve, ms))
  return { ok: true, value: 'null' }
}

async function fulfil(host: ScriptHost, [url, method, data]: unknown[]) {
  try {
    if (!host.request) throw new Error('This script cannot make requests.')
    return { ok: true, value: write(await host.request(String(url), String(method), data)) }
  } catch (error) {
    return { ok: false, value: write(error instanceof Error ? error.message : String(error)) }
  }
}

/** JSON of data; everything else is dropped. */
const write = (value: unknown): string => JSON.stringify(value) ?? 'null'

/** Arguments from the sandbox, without keys that would change the prototype of an object. */
function readArgs(text: string): unknown[] {
  const args: unknown = JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
  return Array.isArray(args) ? args : []
}
