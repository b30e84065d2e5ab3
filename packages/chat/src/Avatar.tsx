import { initialOf } from '@sqos/ui-kit'
import { useState } from 'react'
import styles from './Avatar.module.css'
import { useChat } from './chat-context.ts'

/** Picture of a person, or the initial of the name. The name stands beside it. */
export function Avatar({ name, path }: { name: string; path: string }) {
  const { fileAddress } = useChat().services
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.avatar} aria-hidden="true">
      {path !== '' && path !== broken ? (
        <img src={fileAddress(path)} alt="" loading="lazy" onError={() => setBroken(path)} />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
