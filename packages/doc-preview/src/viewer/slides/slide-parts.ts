import { NotShown } from '../view.ts'

/** The parts of a presentation, read on demand. */
export class SlideParts {
  #parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  #read = new Map<string, Element>()

  constructor(parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) {
    this.#parts = parts
  }

  bytes(path: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#parts.get(path)
  }

  /** The root element of a part; undefined when there is no such part. */
  xml(path: string): Element | undefined {
    const known = this.#read.get(path)
    if (known) return known
    const bytes = this.#parts.get(path)
    if (!bytes) return undefined
    const { documentElement } = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml')
    if (documentElement.localName === 'parsererror') throw new NotShown('damaged')
    this.#read.set(path, documentElement)
    return documentElement
  }

  /** The path of the part that a part names by a relation: its id, or the end of its type. */
  related(path: string, wanted: { id: string } | { type: string }): string | undefined {
    const at = path.lastIndexOf('/') + 1
    const folder = path.slice(0, at)
    const relations = this.xml(`${folder}_rels/${path.slice(at)}.rels`)
    if (!relations) return undefined
    const relation = [...relations.children].find((one) =>
      'id' in wanted ? one.getAttribute('Id') === wanted.id : one.getAttribute('Type')?.endsWith(`/${wanted.type}`),
    )
    const target = relation?.getAttribute('Target')
    // External targets are not fetched.
    if (!target || relation?.getAttribute('TargetMode') === 'External') return undefined
    return new URL(target, `zip:///${folder}`).pathname.slice(1)
  }
}

/** The first child of this name, one level down for each name. */
export function child(parent: Element | undefined, ...names: readonly string[]): Element | undefined {
  let found = parent
  for (const name of names) found = found && [...found.children].find(({ localName }) => localName === name)
  return found
}

/** All children of this name. */
export const childrenOf = (parent: Element | undefined, name: string): Element[] =>
  parent ? [...parent.children].filter(({ localName }) => localName === name) : []

/** An attribute as number; undefined if it is not numeric. */
export function numberOf(source: Element | undefined, attribute: string): number | undefined {
  const value = Number.parseFloat(source?.getAttribute(attribute) ?? '')
  return Number.isFinite(value) ? value : undefined
}

/** The value of an attribute in the namespace of relations, such as `r:embed`. */
export const relationOf = (source: Element | undefined, name: string) =>
  source?.getAttributeNS('http://schemas.openxmlformats.org/officeDocument/2006/relationships', name) ?? undefined
