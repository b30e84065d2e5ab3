import { type ReactNode, useRef } from 'react'
import styles from './Composer.module.css'

export interface PickFileProps {
  label: string
  icon: ReactNode
  /** Which files the browser offers; all by default. */
  accept?: string
  onPick: (file: File) => void
}

/** Button that opens the browser's dialog for one file. */
export function PickFile({ label, icon, accept, onPick }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={styles.pick}
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        {icon}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
