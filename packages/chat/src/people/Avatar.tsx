import { IconUserGroup } from '@arco-design/web-react/icon'
import { initialOf } from '@sqos/ui-kit'
import { useState } from 'react'
import styles from './Avatar.module.css'
import { useChat } from '../chat-context.ts'

/** Picture of a person, or the initial of the name; a symbol for a group. The name is beside it. */
export function Avatar({ name, path, isGroup = false }: { name: string; path: string; isGroup?: boolean }) {
  const { fileAddress } = useChat().services
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.avatar} aria-hidden="true">
      {isGroup ? (
        <IconUserGroup />
      ) : path !== '' && path !== broken ? (
        <img src={fileAddress(path)} alt="" loading="lazy" onError={() => setBroken(path)} />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
