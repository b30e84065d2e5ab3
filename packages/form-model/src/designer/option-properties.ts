import { choice, config, flag, type Property, type PropertyPath, reference, text } from './property.ts'

/** The default option of a new record. */
export const defaultOption: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultOption' },
}

const isStatic = { path: config('dataType'), is: ['static', undefined, null, ''] }

/** The default node of a tree, or its path, of a new record. */
export const defaultNode: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultNode' },
  when: isStatic,
}

/** The source of options, and the options. */
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

/** The source of a flat list of options. */
export const flat = [...source(['__slot__', 'options'], false), ...keys(config('props'), ['value', 'label'])]
/** The source of a tree of options. */
export const tree = [...source(['options'], true), ...keys(['props', 'props'], ['value', 'label', 'children'])]

/**
 * Properties of radio and checkbox groups. Their own size applies to buttons and borders.
 */
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
