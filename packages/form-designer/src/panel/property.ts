import type { FormNode } from '@sqos/form-model'
import { type PropertyPath, valueAt, withValue } from '../document/node-value.ts'

/** What a designer chooses from elsewhere in the product: see `DesignerServices`. */
export type ReferenceSource = 'dictionaries' | 'dataInterfaces' | 'models' | 'billRules' | 'printTemplates'

/** With what a property is edited. Choices are named in the texts by `choice.<property>.<value>`. */
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
  | { type: 'defaultOption' }
  | { type: 'panes' }
  | { type: 'activePanes' }
  | { type: 'icon' }
  | { type: 'stored' }
  | { type: 'defaultMoment' }
  | { type: 'defaultNode' }
  | { type: 'attributeField' }

interface PropertyCondition {
  path: PropertyPath
  is: readonly unknown[]
}

/** A property of a component: named in the texts by `property.<name>`. */
export interface Property {
  name: string
  path: PropertyPath
  editor: PropertyEditor
  /** Shown only where another property has one of these values; of several conditions one is enough. */
  when?: PropertyCondition | readonly PropertyCondition[]
  /** What changes with it: other properties that would contradict the new value. */
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
/** Yes or no, and yes where nothing is said. */
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
/** Something that is kept elsewhere in the product, by its id. */
export const reference = (name: string, source: ReferenceSource, path: PropertyPath = [name]): Property => ({
  name,
  path,
  editor: { type: 'reference', source },
})

/** Whether a property is shown for a node. */
export const appliesTo = ({ when }: Property, target: unknown): boolean =>
  when === undefined || [when].flat().some(({ path, is }) => is.includes(valueAt(target, path)))

/** The node with another value of a property, and with what changes with it. */
export const changedWith = (node: FormNode, { path, also }: Property, value: unknown): FormNode =>
  [[path, value] as const, ...(also?.(value) ?? [])].reduce((changed, [at, next]) => withValue(changed, at, next), node)
