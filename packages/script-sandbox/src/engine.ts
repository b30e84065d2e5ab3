import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { FromWorker, ScriptProblem, ToWorker } from './messages.ts'
import { compile } from './script-problem.ts'
import { MAX_STACK, ScriptRun } from './script-run.ts'

/** Memory in pages of 64 KB: the compiled initial size, and the maximum of all scripts of a worker. */
const MEMORY = { initial: 256, maximum: 1024 }

/** The engine inside a worker: receives messages and replies with messages. */
export async function createEngine(send: (message: FromWorker) => void): Promise<(message: ToWorker) => void> {
  // The limit of QuickJS counts allocations, not bytes, in this build, so the WebAssembly memory has the limit.
  const wasmMemory = new WebAssembly.Memory(MEMORY)
  const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }))
  const isFull = () => wasmMemory.buffer.byteLength > (MEMORY.maximum - 64) * 65_536
  const runs = new Map<number, ScriptRun>()

  function handle(message: ToWorker) {
    if (message.type === 'check') {
      send({ type: 'checked', id: message.id, problem: check(quickjs, message.source) })
      return
    }
    if (message.type === 'answer') {
      const run = runs.get(message.id)
      run?.answer(message)
      if (run?.isOver) runs.delete(message.id)
      return
    }
    const run = new ScriptRun(message, { quickjs, isFull, send })
    runs.set(message.id, run)
    run.start()
    if (run.isOver) runs.delete(message.id)
  }

  return function receive(message) {
    try {
      handle(message)
    } catch {
      // A failure of the engine, not of the script. Its memory may be corrupt.
      send({ type: 'broken' })
    }
  }
}

/** The problem that prevents a script from running, or undefined. */
function check(quickjs: QuickJSWASMModule, source: string): ScriptProblem | undefined {
  const runtime = quickjs.newRuntime({ maxStackSizeBytes: MAX_STACK })
  const deadline = Date.now() + 1000
  runtime.setInterruptHandler(() => Date.now() > deadline)
  const context = runtime.newContext()
  const made = compile(context, source)
  if ('handle' in made) made.handle.dispose()
  context.dispose()
  runtime.dispose()
  return 'problem' in made ? made.problem : undefined
}
