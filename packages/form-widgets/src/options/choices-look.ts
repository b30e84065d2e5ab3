import type { FieldSize } from '../base/field-props.ts'
import styles from './choices.module.css'

interface ChoicesLook {
  border?: boolean | undefined
  size?: FieldSize | undefined
  /** The kit has joined buttons for radios, and none for boxes to tick. */
  areOwnButtons?: boolean | undefined
}

/** The classes of choices beside one another. */
export function choicesLook({ border = false, size, areOwnButtons = false }: ChoicesLook): string[] {
  const look = areOwnButtons ? styles.buttons : border ? styles.bordered : undefined
  const ownSize = size === 'mini' ? styles.mini : size === 'small' ? styles.small : undefined
  return [styles.choices, look, look && ownSize].filter((name) => name !== undefined)
}
