import type { FieldSize } from '../base/field-props.ts'
import styles from './choices.module.css'

interface ChoicesLook {
  border?: boolean | undefined
  size?: FieldSize | undefined
  /** Arco has joined buttons for radios, but not for checkboxes. */
  areOwnButtons?: boolean | undefined
}

/** The classes of choices in a row. */
export function choicesLook({ border = false, size, areOwnButtons = false }: ChoicesLook): string[] {
  const look = areOwnButtons ? styles.buttons : border ? styles.bordered : undefined
  const ownSize = size === 'mini' ? styles.mini : size === 'small' ? styles.small : undefined
  return [styles.choices, look, look && ownSize].filter((name) => name !== undefined)
}
