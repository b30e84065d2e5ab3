import { IconExclamationCircleFill } from '@arco-design/web-react/icon'
import { useEffect, useRef, useState } from 'react'
import styles from './ChoicePanes.module.css'

/** A temporary message in a dialog. */
export function useNotice() {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    show(next: string, ms: number) {
      clearTimeout(timer.current)
      setText(next)
      timer.current = setTimeout(() => setText(''), ms)
    },
    view: (
      <div role="alert" className={styles.notice} hidden={text === ''}>
        {text && <IconExclamationCircleFill aria-hidden />} {text}
      </div>
    ),
  }
}
