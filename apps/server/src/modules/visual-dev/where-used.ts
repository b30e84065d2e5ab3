import { isNode, nodesOf, textOf, type Node } from './table-plan/document.ts'

/** Kinds whose `modelId` points at another model. */
const RELATIONS = new Set(['relationForm', 'relationFlow'])

/** A relation field of a form. */
export interface RelationField {
  modelId: string
  label: string
  name: string
  relationField: string
  /** Fields of the other model that its picker shows. */
  shown: string[]
}

/** The relation fields of a form document, in sub-tables too; a broken document has none. */
export function relationFieldsOf(formData: string | null): RelationField[] {
  const relations: RelationField[] = []
  const form = parse(formData)
  if (isNode(form)) walk(form['fields'])
  return relations

  function walk(children: unknown) {
    for (const node of nodesOf(children)) {
      const config = isNode(node['__config__']) ? node['__config__'] : {}
      if (RELATIONS.has(textOf(config['sqosKey']))) relations.push(relationOf(node, config))
      walk(config['children'])
    }
  }
}

const relationOf = (node: Node, config: Node): RelationField => ({
  modelId: textOf(node['modelId']),
  label: textOf(config['label']),
  name: textOf(node['__vModel__']),
  relationField: textOf(node['relationField']),
  shown: nodesOf(node['columnOptions']).map(({ value }) => textOf(value)),
})

/** Labels of the fields of a form that point at a model. */
export const relationsTo = (modelId: string, formData: string | null): string[] =>
  relationFieldsOf(formData)
    .filter((relation) => relation.modelId === modelId)
    .map(({ label, name }) => label || name)

function parse(source: string | null): unknown {
  try {
    return source === null ? undefined : JSON.parse(source)
  } catch {
    return undefined
  }
}
