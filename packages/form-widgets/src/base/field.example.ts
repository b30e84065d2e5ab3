/** What the tests of all fields need of one field: `<folder>/<Name>Field.example.ts`. */
export interface FieldExample {
  /** Props that the field needs beside a value. */
  props?: object
  /** The role of the element that has the field's name in the accessibility tree, e.g. `combobox`. */
  role: string
  /** Role and name of the controls of a group, e.g. `textbox 开始日期`. */
  parts?: readonly string[]
  value: unknown
  /** The value as the field shows it. */
  text: string | RegExp
  /** Values that the field cannot show. */
  wrong: readonly unknown[]
}

/** Options of fields that offer a choice; the second one has a child. */
export const EXAMPLE_OPTIONS = [
  { id: '1', fullName: '选项一' },
  { id: '2', fullName: '选项二', children: [{ id: '21', fullName: '选项二一' }] },
]

/** 2026-11-21, in ms. */
export const EXAMPLE_DAY = new Date(2026, 10, 21).getTime()
