import { type FormItem, type FormModel, formulaFields, formulaTypes } from '@sqos/form-model'
import type { ValueType } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { useCallback } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { FunctionHelp } from './formula-completion.ts'

/** The fields that a formula can name, except the field that takes its result, with the label of the sub-table before a column. */
export function fieldsFor(
  form: FormModel,
  target: FormItem | undefined,
): readonly { path: string; label: string; type: ValueType }[] {
  return formulaFields(form)
    .filter(({ path }) => path !== target?.path)
    .map((item) => ({
      path: item.path,
      label: fieldLabel(form, item),
      type: formulaTypes(form).get(item.path) ?? 'any',
    }))
}

/** The label of a field, with the label of its sub-table before it. */
export function fieldLabel(form: FormModel, item: FormItem): string {
  const table = item.table === undefined ? undefined : form.field(item.table)
  const label = item.label || item.name
  return table ? `${table.label || table.name}.${label}` : label
}

/** Returns the help of a function in the language of the page. */
export function useFunctionHelp(): (name: string) => FunctionHelp {
  const { t } = useText(NAMESPACE)
  return useCallback(
    (name) => ({
      syntax: t(`formula.function.${name}.syntax`),
      help: t(`formula.function.${name}.help`),
      example: t(`formula.function.${name}.example`),
    }),
    [t],
  )
}
