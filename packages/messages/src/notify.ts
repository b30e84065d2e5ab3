import { readOnce } from '@sqos/api-client'
import type { ApiDispatch } from '@sqos/api-client'
import { messageApi, type MessageSetting } from '@sqos/api-client/message'
import { playChime } from './play-chime.ts'
import { isQuiet } from './quiet-hours.ts'

/** What a notification says. */
export interface UserNotice {
  /** Which switches of the user's settings apply. */
  kind: Exclude<keyof MessageSetting, 'quiet' | 'digest'>
  title: string
  body: string
  /** A notification replaces the earlier one with its tag. */
  tag: string
  /** Called when the user clicks the notification, after the window has the focus. */
  onOpen: () => void
}

/** Notifies the user by sound and desktop notification, as the user's settings and quiet hours say. */
export async function notifyUser({ kind, title, body, tag, onOpen }: UserNotice, dispatch: ApiDispatch): Promise<void> {
  const { data: setting } = await readOnce(
    dispatch(messageApi.endpoints.getMessageSetting.initiate(undefined, { forceRefetch: true })),
  )
  if (!setting || isQuiet(setting.quiet, new Date())) return
  const alert = setting[kind] ?? setting.message
  if (alert.sound) playChime()
  if (!alert.desktop || !('Notification' in window) || Notification.permission !== 'granted') return
  const notification = new Notification(title, { body, tag })
  notification.addEventListener('click', () => {
    window.focus()
    onOpen()
    notification.close()
  })
}
