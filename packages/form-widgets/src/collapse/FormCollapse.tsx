import { IconRight } from '@arco-design/web-react/icon'
import { type MouseEvent, type ReactNode, useState } from 'react'
import styles from './FormCollapse.module.css'

export interface FormCollapsePane {
  name: string
  title: string
  content: ReactNode
}

export interface FormCollapseProps {
  panes: readonly FormCollapsePane[]
  /** Names of the open panes. Default: the first. */
  active?: readonly string[] | undefined
  onChange?: ((active: string[]) => void) | undefined
  /** Whether at most one pane is open. */
  accordion?: boolean | undefined
}

/** Fields on panes that fold. Kind `collapse`. The browser's own `details`: Enter, Space and find-in-page open it. */
export function FormCollapse({ panes, active, onChange, accordion = false }: FormCollapseProps) {
  const [inner, setInner] = useState<readonly string[]>(panes.slice(0, 1).map(({ name }) => name))
  const open = active ?? inner

  function show(next: string[]) {
    setInner(next)
    onChange?.(next)
  }

  function toggle(name: string) {
    if (open.includes(name)) show(open.filter((one) => one !== name))
    else show(accordion ? [name] : [...open, name])
  }

  return (
    <div className={styles.collapse}>
      {panes.map(({ name, title, content }) => (
        <details key={name} className={styles.pane} open={open.includes(name)}>
          <summary
            className={styles.title}
            onClick={(event: MouseEvent) => {
              // The parent controls which panes are open, not the browser.
              event.preventDefault()
              toggle(name)
            }}
          >
            <IconRight className={styles.arrow ?? ''} aria-hidden />
            {title}
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
