import { useState } from 'react'
import styles from './Avatar.module.css'

/** A person's picture, or the last character of the name where there is none. */
export function Avatar({ name, image }: { name: string; image?: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const [initial] = /\p{Script=Han}/u.test(name) ? name.slice(-1) : name.toUpperCase()

  return (
    <span className={styles.avatar} aria-hidden="true">
      {image && image !== broken ? <img src={image} alt="" onError={() => setBroken(image)} /> : initial}
    </span>
  )
}
