/** Milliseconds between empty lines that keep a connection open while no line comes. */
const KEEP_ALIVE = 15_000

/** Each value as a line of JSON; empty lines while none comes. */
export async function* withKeepAlive<Line>(lines: AsyncGenerator<Line>, pause = KEEP_ALIVE): AsyncGenerator<string> {
  let next = lines.next()
  try {
    for (;;) {
      const waiting = Promise.withResolvers<undefined>()
      const timer = setTimeout(() => waiting.resolve(undefined), pause)
      const first = await Promise.race([next, waiting.promise])
      clearTimeout(timer)
      if (first === undefined) yield '\n'
      else if (first.done === true) return
      else {
        yield `${JSON.stringify(first.value)}\n`
        next = lines.next()
      }
    }
  } finally {
    await lines.return(undefined)
  }
}
