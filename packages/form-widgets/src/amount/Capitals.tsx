import { amountInCapitals } from '@sqos/formula'
import styles from './AmountField.module.css'

/** An amount in capitals, below its number: 壹佰圆整. Nothing for what is no amount. */
export function Capitals({ amount }: { amount: string | number | null | undefined }) {
  const text = amountInCapitals(amount)
  return text === '' ? null : <div className={styles.capitals}>{text}</div>
}
