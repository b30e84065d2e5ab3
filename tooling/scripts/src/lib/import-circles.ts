import { posix } from 'node:path'
import ts from 'typescript'
import type { SourceFile } from './sources.ts'

/** Relative paths of the imports and re-exports of a file, including types. */
export function importsOf({ file, text }: SourceFile): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name))
}

/** Groups of files with cyclic imports, largest first: Tarjan's strongly connected components. */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ file }) => file))
  const imports = new Map(files.map((one) => [one.file, importsOf(one).filter((name) => known.has(name))]))
  const order = new Map<string, { index: number; low: number }>()
  const stack: string[] = []
  const circles: string[][] = []

  function visit(file: string): number {
    const own = { index: order.size, low: order.size }
    order.set(file, own)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      const seen = order.get(next)
      if (!seen) own.low = Math.min(own.low, visit(next))
      else if (stack.includes(next)) own.low = Math.min(own.low, seen.index)
    }
    if (own.low === own.index) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted((a, b) => a.localeCompare(b)))
    }
    return own.low
  }

  for (const file of known) if (!order.has(file)) visit(file)
  return circles.toSorted((a, b) => b.length - a.length)
}
