import { Button } from '@arco-design/web-react'
import { IconUserGroup } from '@arco-design/web-react/icon'
import { lazyPart } from '@sqos/app-feature'
import { useText } from '@sqos/i18n/react'
import { Suspense, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { ContactList } from '../people/ContactList.tsx'
import styles from './ConversationList.module.css'

const NewGroup = lazyPart(async () => (await import('../group/NewGroup.tsx')).NewGroup)

export interface ContactsTabProps {
  openId: string | undefined
  onOpen: (person: ChatPerson) => void
}

/** Contacts, with the button that begins a group. */
export function ContactsTab({ openId, onOpen }: ContactsTabProps) {
  const { t } = useText(NAMESPACE)
  const [isMaking, setMaking] = useState(false)
  const begin = useRef<HTMLDivElement>(null)

  function cancel() {
    setMaking(false)
    requestAnimationFrame(() => begin.current?.querySelector('button')?.focus())
  }

  if (isMaking)
    return (
      <Suspense fallback={null}>
        <NewGroup onCreated={onOpen} onCancel={cancel} />
      </Suspense>
    )
  return (
    <>
      <div ref={begin} className={styles.begin}>
        <Button long size="small" icon={<IconUserGroup />} onClick={() => setMaking(true)}>
          {t('newGroup')}
        </Button>
      </div>
      <ContactList openId={openId} onOpen={onOpen} />
    </>
  )
}
