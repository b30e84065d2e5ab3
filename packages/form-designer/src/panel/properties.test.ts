import { isRecord, KINDS, kindOf, readForm } from '@sqos/form-model'
import { KIND_EXAMPLES } from '@sqos/form-model/testing'
import { describe, expect, it } from 'vitest'
import zh from '../locales/zh.json' with { type: 'json' }
import { formProperties, propertiesOf, styleProperties } from './properties.ts'
import type { Property } from '@sqos/form-model/designer'
import { appliesTo, changedWith } from './property.ts'

/** The keys of a document, each with its path. */
const keysOf = (value: unknown, path: readonly string[] = []): string[] =>
  isRecord(value) ? Object.entries(value).flatMap(([key, one]) => keysOf(one, [...path, key])) : [path.join('.')]

/** Keys that the designer sets elsewhere: by dragging, by binding, on other tabs and in dialogs. */
const SET_ELSEWHERE =
  /^__vModel__$|^on$|^__config__\.(sqosKey|tag|tagIcon|layout|dragDisabled|formId|renderKey|tableName|visibility|regList|children|rowType|type|layoutTree)$/

/** Keys with a single value, or written together with another key. */
const NO_CHOICE: Readonly<Record<string, readonly string[]>> = {
  textarea: ['type'],
  date: ['value-format'],
  dateRange: ['type', 'range-separator', 'value-format'],
  time: ['value-format'],
  row: ['type'],
  table: ['tableConf'],
  billRule: ['__config__.ruleName', 'readonly', 'placeholder'],
  popupSelect: ['interfaceName', 'filterable'],
  calculate: ['placeholder'],
  relationFormAttr: ['placeholder'],
  popupAttr: ['placeholder'],
  ...Object.fromEntries(
    ['comSelect', 'depSelect', 'posSelect', 'address', 'relationForm'].map((name) => [name, ['filterable']]),
  ),
}

/** Kinds without a default value, beside those with an example of their own. */
const BEGINS_EMPTY =
  /^(uploadFz|uploadImg|editor|table|relationForm|popupSelect|comSelect|depSelect|posSelect|userSelect|address|calculate|dateRange)$/

const PALETTE = KINDS.filter(({ group }) => group !== 'later' && group !== 'legacy')

describe('keys of a document', () => {
  it.each(PALETTE.map((kind) => [kind.name, kind] as const))('every key has an editor: %s', (name, kind) => {
    const edited = new Set([...propertiesOf(kind), ...styleProperties(kind, false)].map(({ path }) => path.join('.')))
    const isValue = kind.role === 'value' && !BEGINS_EMPTY.test(name) && !(name in KIND_EXAMPLES)
    const triggers = name === 'comInput' || name === 'textarea'

    const missing = keysOf(kind.create(101)).filter(
      (key) =>
        !edited.has(key) &&
        !SET_ELSEWHERE.test(key) &&
        !NO_CHOICE[name]?.includes(key) &&
        (isValue || key !== '__config__.defaultValue') &&
        (triggers || key !== '__config__.trigger') &&
        !(kind.role !== 'value' && /^(readonly|placeholder|__config__\.(label|required|showLabel))$/.test(key)),
    )

    expect(missing).toEqual([])
  })

  it('every key of the form has an editor, except print templates', () => {
    const edited = new Set(formProperties(2).map(({ path }) => path.join('.')))
    const documented =
      'size labelPosition labelWidth gutter span disabled popupType generalWidth drawerWidth fullScreenWidth formStyle ' +
      'confirmButtonText hasCancelBtn cancelButtonText labelSuffix'

    expect(documented.split(' ').filter((key) => !edited.has(key))).toEqual([])
  })

  it('every property and its choices have texts', () => {
    const all = PALETTE.flatMap((kind) => [...propertiesOf(kind), ...styleProperties(kind, false)])
    const texts = keysOf(zh)
    const nameOf = (value: string | number) =>
      value === '' ? 'none' : String(value).replaceAll(/[.*/]/g, '').replaceAll(',', '-')
    const wanted = [...all, ...formProperties(2)].flatMap(({ name, editor }) => [
      `property.${name}`,
      ...(editor.type === 'choice' && !editor.isPlain
        ? editor.values.map((value) => `choice.${name}.${nameOf(value)}`)
        : []),
    ])

    expect([...new Set(wanted)].filter((key) => !texts.includes(key))).toEqual([])
  })
})

it.each([
  ['uploadImg', 'crop', ['crop']],
  ['uploadImg', 'cropRatio', ['cropRatio']],
  ['numInput', 'isAmountChinese', ['isAmountChinese']],
  ['calculate', 'isAmountChinese', ['isAmountChinese']],
  ['address', 'popupType', ['popupType']],
  ['card', 'fullscreen', ['fullscreen']],
  ['table', 'fullscreen', ['fullscreen']],
])('%s has the property %s, saved at %j', (kind, name, path) => {
  expect(named(kind, name).path).toEqual(path)
})

it('uploads have a script that runs before a file is uploaded', () => {
  expect(kindOf('uploadFz').events).toContain('before-upload')
  expect(kindOf('uploadImg').events).toContain('before-upload')
})

const named = (kind: string, name: string): Property => {
  const found = [...propertiesOf(kindOf(kind)), ...styleProperties(kindOf(kind), false)].find(
    (one) => one.name === name,
  )
  if (!found) throw new Error(`${kind} has no ${name}`)
  return found
}

it('radio groups offer a size with buttons or borders only', () => {
  const size = named('radio', 'fieldSize')
  const plain = kindOf('radio').create(101)

  expect(appliesTo(size, plain)).toBe(false)
  expect(appliesTo(size, changedWith(plain, named('radio', 'border'), true))).toBe(true)
  expect(appliesTo(size, changedWith(plain, named('radio', 'optionType'), 'button'))).toBe(true)
})

it('switching to several paths clears the default value', () => {
  const cascader = changedWith(kindOf('cascader').create(101), named('cascader', 'defaultValue'), ['1', '2'])
  const several = changedWith(cascader, named('cascader', 'multiple'), true)

  expect(readForm({ fields: [several] }).fields[0]?.node.__config__.defaultValue).toEqual([])
})

it('a cell of a sub-table offers no properties without space in cells', () => {
  const names = propertiesOf(kindOf('comInput'), true).map(({ name }) => name)

  expect(names).toEqual(expect.arrayContaining(['maxlength', 'defaultFormula']))
  expect(names.filter((name) => /icon|pend|trigger|tipLabel/.test(name))).toEqual([])
})
