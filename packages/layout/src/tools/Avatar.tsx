import { initialOf } from '@sqos/ui-kit'
import { useState } from 'react'
import styles from './Avatar.module.css'

/** Picture of a user, or else the initial of the name. */
export function Avatar({ name, image }: { name: string; image?: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const pictured = image !== undefined && image !== '' && image !== broken

  return (
    // The stylesheet renders the initial. As text, it would be part of the button's visible name.
    <span className={styles.avatar} data-initial={pictured ? undefined : initialOf(name)} aria-hidden="true">
      {pictured && <img src={image} alt="" onError={() => setBroken(image)} />}
    </span>
  )
}
