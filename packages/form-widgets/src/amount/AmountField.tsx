import { amountInCapitals } from '@sqos/formula'
import { memo } from 'react'
import { readNumber, UNREADABLE } from '../base/readers.ts'
import { NumberField, type NumberFieldProps } from '../number/NumberField.tsx'
import styles from './AmountField.module.css'

export interface AmountFieldProps extends NumberFieldProps {
  /** Writes the amount in capitals below: 壹佰元整. Default true. */
  showCapitals?: boolean | undefined
}

/** An amount of money: two decimals, commas, and in capitals. Kind `SQOSAmount`. */
export const AmountField = memo(function AmountField({ showCapitals = true, ...props }: AmountFieldProps) {
  const amount = readNumber(props.value)
  const capitals = showCapitals && amount !== UNREADABLE ? amountInCapitals(amount) : ''

  return (
    <>
      <NumberField precision={2} thousands min={0} {...props} />
      {capitals && <div className={styles.capitals}>{capitals}</div>}
    </>
  )
})
