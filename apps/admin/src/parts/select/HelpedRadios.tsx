import { Radio } from '@arco-design/web-react'
import { useId } from 'react'
import styles from './HelpedRadios.module.css'

interface HelpedRadiosProps<Value extends string | number> {
  options: readonly { value: Value; label: string; help: string }[]
  /** From the form item. */
  value?: Value
  onChange?: (value: Value) => void
}

/** Choices among each other, each with a line that explains it. */
export function HelpedRadios<Value extends string | number>({ options, ...field }: HelpedRadiosProps<Value>) {
  const name = useId()
  return (
    <Radio.Group {...field} name={name} className={styles.options ?? ''}>
      {options.map(({ value, label, help }) => (
        <Radio key={value} value={value}>
          <span className={styles.option}>
            <strong>{label}</strong>
            <span className={styles.help}>{help}</span>
          </span>
        </Radio>
      ))}
    </Radio.Group>
  )
}
