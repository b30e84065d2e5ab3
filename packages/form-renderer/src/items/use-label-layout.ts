import { asText, type FormItem, ownAt } from '@sqos/form-model'
import { useFormStore } from '../store/use-field-state.ts'
import styles from './items.module.css'

const POSITIONS = { left: 'start', right: 'end', top: 'top' } as const

/** The layout of a label, by the settings of the form and of the component. */
export function useLabelLayout(item: FormItem) {
  const { labelPosition, labelWidth, labelSuffix, isDocumentStyle } = useFormStore().model.settings
  return {
    position: isDocumentStyle && labelPosition === 'top' ? 'start' : POSITIONS[labelPosition],
    width: item.labelWidth || labelWidth,
    suffix: labelSuffix,
    help: asText(ownAt(item.node, '__config__', 'tipLabel')) || undefined,
    bare: styles['bare'],
  } as const
}
