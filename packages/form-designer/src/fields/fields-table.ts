import { asBoolean, asList, asText, type FormItem, type FormModel, type FormNode, formCodes } from '@sqos/form-model'
import { withValue } from '../document/node-value.ts'

/** The flags of a field: visibility, disabled, required. */
export const FIELD_FLAGS = ['pc', 'app', 'noShow', 'disabled', 'required'] as const
export type FieldFlag = (typeof FIELD_FLAGS)[number]

/** A row: a field with the permission code that roles are granted. */
export interface FieldLine {
  item: FormItem
  code: string
}

/** The fields of a form that have a permission code, in their order. */
export function fieldLines(form: FormModel): readonly FieldLine[] {
  const codes = new Set(formCodes(form).map(({ code }) => code))
  return form.all.flatMap((item) => {
    const code = item.path.replace('.', '-')
    return item.path !== '' && codes.has(code) ? [{ item, code }] : []
  })
}

/** Whether a field supports a flag. System fields cannot be required. */
export const hasFlag = ({ kind }: FormItem, flag: FieldFlag): boolean =>
  flag === 'required' || flag === 'disabled' ? kind.role === 'value' || kind.role === 'table' : true

/** Whether a flag is set. */
export const isSet = (item: FormItem, flag: FieldFlag): boolean =>
  ({
    pc: item.isOnPc,
    app: item.isOnApp,
    noShow: item.isHidden,
    disabled: asBoolean(item.node.disabled) === true,
    required: item.isRequired,
  })[flag]

/** Returns the node with a flag set or cleared. */
export function withFlag(node: FormNode, flag: FieldFlag, on: boolean): FormNode {
  if (flag === 'disabled') return withValue(node, ['disabled'], on)
  if (flag !== 'pc' && flag !== 'app') return withValue(node, ['__config__', flag], on)
  const { visibility } = node.__config__
  const sides = Array.isArray(visibility) ? asList(visibility).flatMap((side) => asText(side) ?? []) : ['pc', 'app']
  const next = ['pc', 'app'].filter((side) => (side === flag ? on : sides.includes(side)))
  return withValue(node, ['__config__', 'visibility'], next)
}
