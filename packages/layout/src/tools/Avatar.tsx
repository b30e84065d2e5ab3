import { useState } from 'react'
import styles from './Avatar.module.css'

/** A person's picture, or the last character of the name where there is none. */
export function Avatar({ name, image }: { name: string; image?: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const [initial] = /\p{Script=Han}/u.test(name) ? name.slice(-1) : name.toUpperCase()

  const pictured = image !== undefined && image !== '' && image !== broken

  return (
    // The initial is drawn by the stylesheet: as text it would be part of the button's visible name.
    <span className={styles.avatar} data-initial={pictured ? undefined : initial} aria-hidden="true">
      {pictured && <img src={image} alt="" onError={() => setBroken(image)} />}
    </span>
  )
}
