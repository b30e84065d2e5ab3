import { choice, config, flag, type Property, type PropertyPath, reference, text } from './property.ts'

/** The option of a new record. */
export const defaultOption: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultOption' },
}

const isStatic = { path: config('dataType'), is: ['static', undefined, null, ''] }

/** The node of a tree, or its path, of a new record. */
export const defaultNode: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultNode' },
  when: isStatic,
}

/** Where options come from, and the options. Source: contract of the platform, 13.2. */
const source = (path: PropertyPath, isTree: boolean): readonly Property[] => [
  choice('dataType', ['static', 'dictionary', 'dynamic'], config('dataType')),
  { name: 'options', path, editor: { type: 'options', isTree }, when: isStatic },
  {
    ...reference('dictionaryType', 'dictionaries', config('dictionaryType')),
    when: { path: config('dataType'), is: ['dictionary'] },
  },
  {
    ...reference('propsUrl', 'dataInterfaces', config('propsUrl')),
    when: { path: config('dataType'), is: ['dynamic'] },
  },
]
const keys = (path: PropertyPath, names: readonly string[]): readonly Property[] =>
  names.map((key) => ({
    ...text(`key.${key}`, [...path, key]),
    when: { path: config('dataType'), is: ['dictionary', 'dynamic'] },
  }))

/** Where a flat list of options comes from. */
export const flat = [...source(['__slot__', 'options'], false), ...keys(config('props'), ['value', 'label'])]
/** Where a tree of options comes from. */
export const tree = [...source(['options'], true), ...keys(['props', 'props'], ['value', 'label', 'children'])]

/** Properties of radio and checkbox groups; their own size applies to buttons and borders. Source: contract of the platform, 13.8. */
export const inSight: readonly Property[] = [
  ...flat,
  defaultOption,
  choice('optionType', ['default', 'button'], config('optionType')),
  flag('border', config('border')),
  {
    ...choice('fieldSize', ['medium', 'small', 'mini'], ['size']),
    when: [
      { path: config('optionType'), is: ['button'] },
      { path: config('border'), is: [true, 1] },
    ],
  },
  choice('direction', ['horizontal', 'vertical']),
  flag('disabled'),
]
