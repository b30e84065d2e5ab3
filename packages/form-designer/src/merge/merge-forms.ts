import { asNumber, asText, type FormDocument, isRecord, own, ownAt, readForm } from '@sqos/form-model'
import { type FlatForm, type FlatNode, flatten, labelOfNode, TOP, unflatten } from './flat-form.ts'
import { mergeRules } from './merge-rules.ts'
import { type Clash, isSameJson, mergeFields, mergeOrder, type Versions } from './three-way.ts'

/** The merged form and its conflicts. */
export interface MergedForm {
  document: FormDocument
  /** Conflicts: changes of both sides. Ours is kept by default. */
  clashes: readonly Clash[]
  /** New names of our components whose names the other side has used. */
  renamed: ReadonlyMap<string, string>
}

const NESTED: ReadonlySet<string> = new Set(['__config__', '__slot__', 'on', 'funcs', 'props', 'textStyle', 'autosize'])
const SETTINGS = 'form'

/**
 * Merges two changed versions of a form without losing changes. For conflicts listed in `theirs` the other side is
 * taken, otherwise ours.
 */
export function mergeForms(
  versions: Versions<unknown>,
  { theirs: wanted }: { theirs: ReadonlySet<string> } = { theirs: new Set() },
): MergedForm {
  const base = readForm(versions.base).document
  const theirs = readForm(versions.theirs).document
  const { document: ours, renamed } = withOwnNumbers(readForm(versions.ours).document, { base, theirs })
  const clashes: Clash[] = []
  const decide = (id: string, label: string) => ({
    nested: NESTED,
    isTheirs: wanted.has(id),
    onClash: () => clashes.some((clash) => clash.id === id) || clashes.push({ id, label }),
  })

  const flat = { base: flatten(base), ours: flatten(ours), theirs: flatten(theirs) }
  const nodes = mergeNodes(flat, decide)
  const fields = unflatten({ nodes, orders: ordersOf(nodes, flat) })
  const settings = mergeFields({ base: bare(base), ours: bare(ours), theirs: bare(theirs) }, decide(SETTINGS, ''))
  const visualRules = mergeRules({ base, ours, theirs }, decide(SETTINGS, ''))
  const idGlobal = Math.max(asNumber(ours.idGlobal) ?? 0, asNumber(theirs.idGlobal) ?? 0)
  return {
    document: readForm({ ...settings, fields, idGlobal, ...(visualRules.length > 0 && { visualRules }) }).document,
    clashes,
    renamed,
  }
}

const bare = ({
  fields: _fields,
  idGlobal: _id,
  visualRules: _rules,
  ...settings
}: FormDocument): Readonly<Record<string, unknown>> => settings

type Decide = (id: string, label: string) => Parameters<typeof mergeFields>[1]

function mergeNodes({ base, ours, theirs }: Versions<FlatForm>, decide: Decide): Map<string, FlatNode> {
  const merged = new Map<string, FlatNode>()
  for (const id of new Set([...ours.nodes.keys(), ...theirs.nodes.keys()])) {
    const [was, here, there] = [base.nodes.get(id), ours.nodes.get(id), theirs.nodes.get(id)]
    const node = here && there ? both({ was, here, there }) : one({ was, left: here ?? there, isOurs: Boolean(here) })
    if (node) merged.set(id, node)
  }
  for (const flat of merged.values()) merged.set(flat.id, { ...flat, parent: parentIn(merged, flat) })
  return merged

  function both({ was, here, there }: { was: FlatNode | undefined; here: FlatNode; there: FlatNode }): FlatNode {
    const parent = was && was.parent === here.parent ? there.parent : here.parent
    if (!isRecord(here.node) || !isRecord(there.node)) return { ...here, parent }
    const record = { base: isRecord(was?.node) ? was.node : {}, ours: here.node, theirs: there.node }
    return { ...here, parent, node: mergeFields(record, decide(here.id, labelOfNode((was ?? here).node))) }
  }

  /** Keeps new components of both sides. A removed component is kept only if the other side has changed it. */
  function one({ was, left, isOurs }: { was: FlatNode | undefined; left: FlatNode | undefined; isOurs: boolean }) {
    if (!left || !was) return left
    if (isSameJson(left.node, was.node)) return undefined
    const { isTheirs, onClash } = decide(left.id, labelOfNode(was.node))
    onClash()
    return isTheirs === isOurs ? undefined : left
  }
}

/** The parent of a component; the form if the parent is removed or if the parents would form a cycle. */
function parentIn(nodes: ReadonlyMap<string, FlatNode>, { id, parent }: FlatNode): string {
  for (let at = parent, steps = 0; at !== TOP; at = nodes.get(at)?.parent ?? TOP, steps += 1) {
    if (!nodes.has(at) || at === id || steps > nodes.size) return TOP
  }
  return parent
}

function ordersOf(nodes: ReadonlyMap<string, FlatNode>, flat: Versions<FlatForm>) {
  const held = new Map<string, Set<string>>()
  for (const key of [...flat.ours.orders.keys(), ...flat.theirs.orders.keys()]) held.set(key, new Set())
  for (const { id, parent } of nodes.values()) held.get(parent)?.add(id)
  const orderIn = ({ orders }: FlatForm, parent: string) => orders.get(parent) ?? []
  return new Map(
    [...held].map(([parent, members]) => {
      const orders = {
        base: orderIn(flat.base, parent),
        ours: orderIn(flat.ours, parent),
        theirs: orderIn(flat.theirs, parent),
      }
      return [parent, mergeOrder(orders, members)]
    }),
  )
}

/** Renumbers our new components whose number the other side has used too, also in references. */
function withOwnNumbers(ours: FormDocument, { base, theirs }: { base: FormDocument; theirs: FormDocument }) {
  const [before, here, there] = [flatten(base), flatten(ours), flatten(theirs)]
  const isNumbered = (id: string) => /^\d+$/.test(id)
  const taken = [...here.nodes.keys()].filter(
    (id) =>
      isNumbered(id) &&
      !before.nodes.has(id) &&
      there.nodes.has(id) &&
      !isSameJson(here.nodes.get(id)?.node, there.nodes.get(id)?.node),
  )
  let next = Math.max(...[...here.nodes.keys(), ...there.nodes.keys()].filter(isNumbered).map(Number), 100)
  const numbers = new Map(taken.map((id) => [id, ++next]))
  const names = new Set([...there.nodes.values()].map(({ node }) => asText(own(node, '__vModel__'))))
  const renamed = new Map<string, string>()
  for (const [id, number] of numbers) {
    const name = asText(own(here.nodes.get(id)?.node, '__vModel__'))
    if (name && name.endsWith(id) && names.has(name)) renamed.set(name, name.slice(0, -id.length) + number)
  }
  // Rules name components without a name by their number.
  const references = new Map([...numbers].map(([id, number]) => [`"#${id}"`, `"#${number}"`]))
  const text = withNames(JSON.stringify(numbered(ours)), renamed)
  const document = readForm(text.replaceAll(/"#\d+"/g, (one) => references.get(one) ?? one)).document
  return { document: numbers.size > 0 ? { ...document, idGlobal: next } : document, renamed }

  function numbered(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(numbered)
    if (!isRecord(value)) return value
    const formId = numbers.get(asText(ownAt(value, '__config__', 'formId')) ?? '')
    const entries = Object.entries(value).map(([key, inner]) => {
      if (key === '__config__' && formId !== undefined && isRecord(inner))
        return [key, numbered({ ...inner, formId, renderKey: formId })]
      return [key, numbered(inner)]
    })
    return Object.fromEntries(entries)
  }
}

/** Renames fields in the text of a document, also in formulas, references and scripts. */
export const withNames = (text: string, renamed: ReadonlyMap<string, string>): string =>
  [...renamed].reduce((changed, [from, to]) => changed.replaceAll(new RegExp(String.raw`\b${from}\b`, 'g'), to), text)
