import { useText } from '@sqos/i18n/react'
import { blockOf, type FlowNode } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import styles from './plain-parts.module.css'

/** A line of a picture that is not edited. */
export const PlainLine = () => <span className={styles.line} aria-hidden="true" />

/** The name of a block. */
export function BlockLabel({ owner }: { owner: FlowNode }) {
  const { t } = useText(NAMESPACE)
  return <span className={styles.label}>{t(`block.${blockOf(owner) ?? 'condition'}`)}</span>
}
