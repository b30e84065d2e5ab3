import { Button } from '@arco-design/web-react'
import { type ReactNode, useRef } from 'react'
import type { FileToAdd } from '../core/upload-queue.ts'
import { pickFiles } from './pick-files.ts'

interface PickButtonProps {
  children?: ReactNode
  icon: ReactNode
  /** Accessible name of a button without text. */
  label?: string | undefined
  /** Accessible name of the input. */
  inputLabel: string
  accept: string
  multiple: boolean
  /** Opens the camera of a phone. */
  capture?: boolean | undefined
  /** Large files resume after a reload if the browser can reopen them. */
  finds?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  onFiles: (files: readonly FileToAdd[]) => Promise<void>
}

/** Button that opens the file picker. */
export function PickButton(props: PickButtonProps) {
  const { children, icon, label, inputLabel, accept, multiple, capture, finds, disabled = false, className } = props
  const { onFiles } = props
  const input = useRef<HTMLInputElement>(null)

  async function choose() {
    const files = finds ? await pickFiles({ accept, multiple }) : undefined
    if (!files) input.current?.click()
    else if (files.length > 0) await onFiles(files)
  }

  return (
    <>
      <Button
        icon={icon}
        disabled={disabled}
        {...(className && { className })}
        {...(label && { 'aria-label': label, title: label })}
        onClick={() => void choose()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={inputLabel}
        {...(capture && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (files.length > 0) void onFiles(files.map((file) => ({ file })))
        }}
      />
    </>
  )
}
