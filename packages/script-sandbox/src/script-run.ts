import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { FromWorker, ScriptProblem, ToWorker } from './messages.ts'
import { PRELUDE } from './prelude.ts'
import { compile, MEMORY, problemOf, readThrown, TIME, type Thrown } from './script-problem.ts'

/** Stack size of a script, in bytes. */
export const MAX_STACK = 256 * 1024
/** Maximum number of effects, or of requests, in one run. */
const MAX_EFFECTS = 10_000
const MAX_ASKS = 200
/** Maximum length of one outgoing value in characters. */
const MAX_TEXT = 8_000_000

type Call = Extract<ToWorker, { type: 'run' }>
type Answer = Extract<ToWorker, { type: 'answer' }>

interface RunOptions {
  quickjs: QuickJSWASMModule
  /** Whether the memory of the machine is used up. */
  isFull: () => boolean
  send: (message: FromWorker) => void
}

interface Machine {
  runtime: QuickJSRuntime
  context: QuickJSContext
  /** The result of the prelude. */
  prelude: QuickJSHandle
}

/** One script in its own engine context, from the call to the end of its pending work. */
export class ScriptRun {
  readonly #call: Call
  readonly #send: (message: FromWorker) => void
  readonly #isFull: () => boolean
  readonly #machine: Machine
  #timeLeft: number
  #deadline = 0
  #asks = 0
  #waiting = 0
  #effects = 0
  #isLate = false
  #hasResult = false
  #isOver = false
  /** Out of time or memory: its resources cannot be released. */
  #isSpent = false

  constructor(call: Call, { quickjs, isFull, send }: RunOptions) {
    this.#isFull = isFull
    this.#call = call
    this.#send = send
    this.#timeLeft = call.time
    const runtime = quickjs.newRuntime({
      maxStackSizeBytes: MAX_STACK,
      interruptHandler: () => {
        this.#isLate ||= Date.now() > this.#deadline
        return this.#isLate
      },
    })
    const context = runtime.newContext()
    this.#machine = { runtime, context, prelude: context.undefined }
  }

  get isOver() {
    return this.#isOver
  }

  start() {
    this.#slice(() => {
      const { context } = this.#machine
      this.#openPrelude()
      const script = compile(context, this.#call.source)
      if ('problem' in script) return this.#fail(script.problem)
      this.#callPrelude('start', [script.handle])
    })
  }

  answer({ ask, ok, value, values }: Answer) {
    this.#waiting -= 1
    this.#slice(() => {
      const { context } = this.#machine
      const texts = [value, values].map((text) => context.newString(text))
      this.#callPrelude('answer', [context.newNumber(ask), ok ? context.true : context.false, ...texts])
    })
  }

  /** Lets the machine run until it has nothing to do, and looks what that came to. */
  #slice(work: () => void) {
    if (this.#isOver) return
    const begun = Date.now()
    this.#deadline = begun + this.#timeLeft
    work()
    if (!this.#isOver) this.#runJobs()
    this.#timeLeft -= Date.now() - begun
    // An interruption inside a promise is not thrown to the caller.
    if (!this.#isOver && this.#isLate) this.#fail(TIME)
    if (!this.#isOver && this.#waiting === 0) this.#finish()
    this.#send({ type: 'idle', id: this.#call.id })
    if (this.#isOver && !this.#isSpent) this.#dispose()
  }

  #runJobs() {
    const { runtime } = this.#machine
    const jobs = runtime.executePendingJobs()
    if (!jobs.error) return
    const thrown = readThrown(jobs.error.context, jobs.error)
    jobs.error.dispose()
    this.#fail(problemOf(thrown, 'threw'))
  }

  #finish() {
    const left = this.#readLeft()
    for (const thrown of left) this.#send({ type: 'late', id: this.#call.id, problem: problemOf(thrown, 'threw') })
    if (this.#hasResult) return this.#end()
    this.#fail({ kind: 'unsettled', message: 'The promise that the script returned is never settled.' })
  }

  #readLeft(): Thrown[] {
    const { context, prelude } = this.#machine
    const read = context.callMethod(prelude, 'left')
    if (read.error) {
      read.error.dispose()
      return []
    }
    const text = context.getString(read.value)
    read.value.dispose()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by our own prelude
    return JSON.parse(text) as Thrown[]
  }

  #openPrelude() {
    const { context } = this.#machine
    const made = context.unwrapResult(context.evalCode(PRELUDE, 'prelude'))
    const send = context.newFunction('send', (name, args) => this.#onSend(context.getString(name), args))
    const ask = context.newFunction('ask', (name, args) => this.#onAsk(context.getString(name), args))
    const kind = context.newString(this.#call.kind)
    const values = context.newString(this.#call.values)
    const opened = context.callFunction(made, context.undefined, send, ask, kind, values)
    for (const handle of [made, send, ask, kind, values]) handle.dispose()
    this.#machine.prelude = context.unwrapResult(opened)
  }

  #callPrelude(name: string, args: QuickJSHandle[]) {
    const { context, prelude } = this.#machine
    const called = context.callMethod(prelude, name, args)
    for (const arg of args) arg.dispose()
    if (called.error) {
      const thrown = readThrown(context, called.error)
      called.error.dispose()
      this.#fail(problemOf(thrown, 'threw'))
    } else called.value.dispose()
  }

  #onSend(name: string, args: QuickJSHandle): undefined {
    const text = this.#readOut(args)
    const { id } = this.#call
    if (name === 'return') {
      this.#hasResult = true
      this.#send({ type: 'result', id, ok: true, value: text })
    } else if (name === 'reject') {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by our own prelude
      const [thrown] = JSON.parse(text) as [Thrown]
      const problem = problemOf(thrown, 'rejected')
      if (this.#isFull()) this.#fail(problem)
      else this.#report(problem)
    } else {
      if (++this.#effects > MAX_EFFECTS) throw new Error(`More than ${MAX_EFFECTS} calls in one run.`)
      this.#send({ type: 'effect', id, name, args: text })
    }
    return undefined
  }

  #onAsk(name: string, args: QuickJSHandle): QuickJSHandle {
    const text = this.#readOut(args)
    if (++this.#asks > MAX_ASKS) throw new Error(`More than ${MAX_ASKS} requests in one run.`)
    this.#waiting += 1
    this.#send({ type: 'ask', id: this.#call.id, ask: this.#asks, name, args: text })
    return this.#machine.context.newNumber(this.#asks)
  }

  #readOut(args: QuickJSHandle): string {
    const text = this.#machine.context.getString(args)
    if (text.length > MAX_TEXT) throw new Error(`A value of more than ${MAX_TEXT} characters.`)
    return text
  }

  /** Reports the problem; pending work of the run continues. */
  #report(problem: ScriptProblem) {
    const { id } = this.#call
    if (this.#hasResult) this.#send({ type: 'late', id, problem })
    else this.#send({ type: 'result', id, ok: false, problem })
    this.#hasResult = true
  }

  #fail(found: ScriptProblem) {
    // Out of memory, there may be none left for the error object.
    const isOwn = found.kind === 'threw' || found.kind === 'rejected'
    const problem = isOwn && this.#isFull() ? { ...MEMORY, line: found.line } : found
    this.#isSpent = problem.kind === 'time' || problem.kind === 'memory'
    if (this.#isSpent) this.#send({ type: 'retire' })
    this.#report(problem)
    // A script that threw may have sent requests before; one that ran out of time or memory ends here.
    const goesOn = this.#waiting > 0 && problem.kind === 'threw'
    if (!goesOn) this.#end()
  }

  #end() {
    if (this.#isOver) return
    this.#isOver = true
    this.#send({ type: 'over', id: this.#call.id })
  }

  /** After the last handle of the slice is gone. */
  #dispose() {
    const { runtime, context, prelude } = this.#machine
    if (prelude !== context.undefined) prelude.dispose()
    context.dispose()
    runtime.dispose()
  }
}
