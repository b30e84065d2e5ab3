import { IconDown, IconRight } from '@arco-design/web-react/icon'
import { type ReactNode, useId, useState } from 'react'
import styles from './Panel.module.css'

/** Sections that were opened or closed, by name: the choice stays while components are selected one after the other. */
const chosen = new Map<string, boolean>()

interface PanelSectionProps {
  name: string
  title: string
  isOpenFirst: boolean
  children: ReactNode
}

/** A part of the panel that can be closed. */
export function PanelSection({ name, title, isOpenFirst, children }: PanelSectionProps) {
  const [isOpen, setOpen] = useState(() => chosen.get(name) ?? isOpenFirst)
  const id = useId()
  function toggle() {
    chosen.set(name, !isOpen)
    setOpen(!isOpen)
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>
        <button type="button" className={styles.partButton} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? <IconDown aria-hidden="true" /> : <IconRight aria-hidden="true" />} {title}
        </button>
      </h2>
      <div id={id} className={styles.properties} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
