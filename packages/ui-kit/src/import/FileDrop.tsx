import { type DragEvent, type ReactNode, useState } from 'react'
import { ImportButton } from './ImportButton.tsx'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** Names the area for screen readers. */
  label: string
  /** The label of the button that opens the file chooser. */
  choose: string
  /** Accepted file extensions, such as `.xlsx,.csv`. */
  accept: string
  busy: boolean
  onFile: (file: File) => void
  /** Hints and further buttons below the button. */
  children?: ReactNode
}

/** An area onto which a file is dropped, with a button that opens the file chooser. */
export function FileDrop({ label, choose, accept, busy, onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !busy) onFile(file)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same
    <section
      aria-label={label}
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImportButton accept={accept} busy={busy} onFile={onFile}>
        {choose}
      </ImportButton>
      {children}
    </section>
  )
}
