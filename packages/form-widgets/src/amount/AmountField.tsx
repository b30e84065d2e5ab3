import { memoWithRef } from '@sqos/hooks'
import { readNumber, UNREADABLE } from '../base/readers.ts'
import { Capitals } from './Capitals.tsx'
import { NumberField, type NumberFieldProps } from '../number/NumberField.tsx'

export interface AmountFieldProps extends NumberFieldProps {
  /** Writes the amount in capitals below: 壹佰圆整. Default true. */
  showCapitals?: boolean | undefined
}

/** An amount of money: two decimals, commas, and in capitals. Kind `SQOSAmount`. */
export const AmountField = memoWithRef(function AmountField({ showCapitals = true, ...props }: AmountFieldProps) {
  const amount = readNumber(props.value)

  return (
    <>
      <NumberField precision={2} thousands min={0} {...props} />
      {showCapitals && amount !== UNREADABLE && <Capitals amount={amount} />}
    </>
  )
})
