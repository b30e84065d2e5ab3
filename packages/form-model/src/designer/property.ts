/** The path of a property in a node: keys from the root. */
export type PropertyPath = readonly string[]

/** Lists of other modules that a designer chooses from. */
export type ReferenceSource = 'dictionaries' | 'dataInterfaces' | 'models' | 'billRules' | 'printTemplates'

/** The editor of a property. Texts name choices by `choice.<property>.<value>`. */
export type PropertyEditor =
  | { type: 'text'; maxLength?: number }
  | { type: 'note' }
  | { type: 'number'; min?: number; max?: number; step?: number }
  | { type: 'flag'; otherwise?: boolean }
  | { type: 'choice'; values: readonly (string | number)[]; isPlain?: boolean }
  | { type: 'colour' }
  | { type: 'options'; isTree: boolean }
  | { type: 'reference'; source: ReferenceSource }
  | { type: 'field'; of: 'relations' | 'values' }
  | { type: 'modelField' }
  | { type: 'columns' }
  | { type: 'summary' }
  | { type: 'expression' }
  | { type: 'defaultFormula' }
  | { type: 'defaultOption' }
  | { type: 'panes' }
  /** The panes that are open at first: the place of one, or the names of several. */
  | { type: 'activePanes'; by: 'place' | 'name' }
  | { type: 'icon' }
  | { type: 'stored' }
  | { type: 'defaultMoment' }
  | { type: 'defaultTime' }
  | { type: 'defaultNode' }
  | { type: 'attributeField' }

interface PropertyCondition {
  path: PropertyPath
  is: readonly unknown[]
}

/** A property of a component, as data. Texts name it by `property.<name>`. */
export interface Property {
  name: string
  path: PropertyPath
  editor: PropertyEditor
  /** Shown only if another property has one of these values; one of several conditions is enough. */
  when?: PropertyCondition | readonly PropertyCondition[]
  /** Other properties that change with it, because they would contradict the new value. */
  also?: (value: unknown) => readonly (readonly [PropertyPath, unknown])[]
}

/** The path of a key of `__config__`. */
export const config = (key: string): PropertyPath => ['__config__', key]

/** A line of text. */
export const text = (name: string, path: PropertyPath = [name]): Property => ({ name, path, editor: { type: 'text' } })
/** Text of several lines. */
export const note = (name: string, path: PropertyPath = [name]): Property => ({ name, path, editor: { type: 'note' } })
/** Yes or no. */
export const flag = (name: string, path: PropertyPath = [name]): Property => ({ name, path, editor: { type: 'flag' } })
/** Yes or no; yes by default. */
export const flagUnlessNot = (name: string, path: PropertyPath = [name]): Property => ({
  name,
  path,
  editor: { type: 'flag', otherwise: true },
})
/** A colour. */
export const colour = (name: string, path: PropertyPath = [name]): Property => ({
  name,
  path,
  editor: { type: 'colour' },
})
/** A number within limits. */
export const number = (
  name: string,
  limits: { min?: number; max?: number; step?: number } = {},
  path = [name],
): Property => ({
  name,
  path,
  editor: { type: 'number', ...limits },
})
/** One of several values, each with a name. */
export const choice = (name: string, values: readonly (string | number)[], path: PropertyPath = [name]): Property => ({
  name,
  path,
  editor: { type: 'choice', values },
})
/** A choice whose values are their own names: 600px. */
export const plain = (name: string, values: readonly (string | number)[]): Property => ({
  name,
  path: [name],
  editor: { type: 'choice', values, isPlain: true },
})
/** An entry of another module, by its id. */
export const reference = (name: string, source: ReferenceSource, path: PropertyPath = [name]): Property => ({
  name,
  path,
  editor: { type: 'reference', source },
})

/** The properties of a kind in the designer: `kinds/<kind>/<kind>.properties.ts`. */
export interface KindProperties {
  /** Properties on the first tab of the panel, in their order. */
  properties: readonly Property[]
  /** Whether its width is set in `style`. */
  hasWidth: boolean
  /** Whether values can be required to differ from those of other records. */
  isUnique: boolean
  /** Whether values can be checked against patterns. */
  hasPatterns: boolean
}

/** Defines the properties that the designer can set on a kind. */
export const defineProperties = (
  properties: readonly Property[],
  { hasWidth = false, isUnique = false, hasPatterns = false }: Partial<Omit<KindProperties, 'properties'>> = {},
): KindProperties => ({ properties, hasWidth, isUnique, hasPatterns })
