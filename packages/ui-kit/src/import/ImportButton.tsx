import { Button } from '@arco-design/web-react'
import { IconUpload } from '@arco-design/web-react/icon'
import { type ChangeEvent, useRef } from 'react'

export interface ImportButtonProps {
  /** The label. */
  children: string
  /** Accepted file extensions, such as `.bb`. */
  accept: string
  busy: boolean
  onFile: (file: File) => void
}

/** A button that opens the file chooser for one file. */
export function ImportButton({ children, accept, busy, onFile }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // The same file can be chosen again after a correction.
    currentTarget.value = ''
  }

  return (
    <>
      <Button
        icon={<IconUpload aria-hidden="true" />}
        loading={busy}
        aria-disabled={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input ref={input} type="file" accept={accept} hidden aria-label={children} onChange={take} />
    </>
  )
}
