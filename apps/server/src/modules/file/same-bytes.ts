/** Whether two streams have the same content, read side by side. */
export async function sameBytes(one: AsyncIterable<Uint8Array>, other: AsyncIterable<Uint8Array>): Promise<boolean> {
  const [left, right] = [readerOf(one), readerOf(other)]
  try {
    for (;;) {
      const [a, b] = [await left.fill(), await right.fill()]
      const length = Math.min(a.length, b.length)
      if (length === 0) return a.length === b.length
      if (!a.subarray(0, length).equals(b.subarray(0, length))) return false
      left.take(length)
      right.take(length)
    }
  } finally {
    await Promise.all([left.close(), right.close()])
  }
}

function readerOf(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return {
    /** The buffered bytes, or the next chunk; empty at the end. */
    async fill(): Promise<Buffer> {
      while (rest.length === 0) {
        const { done, value } = await iterator.next()
        if (done === true) break
        rest = Buffer.from(value)
      }
      return rest
    },
    take: (length: number) => {
      rest = rest.subarray(length)
    },
    close: async () => iterator.return?.(),
  }
}
