import { IconUpload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import { PickButton } from './PickButton.tsx'

export interface ImportButtonProps {
  /** Sends the file to the import URL with the caller's token; resolves to the server's reply. */
  send: (file: File) => Promise<{ code: number; msg: string }>
  /** Accepted file extensions. */
  accept: string
  /** After a success. */
  onImported?: (() => void) | undefined
  disabled?: boolean | undefined
  /** Text of the button; default 导入. */
  children?: string | undefined
}

/** Uploads a file for import and shows the result. */
export function ImportButton({ send, accept, onImported, disabled = false, children }: ImportButtonProps) {
  const { t } = useText(NAMESPACE)
  const [isBusy, setIsBusy] = useState(false)
  const word = children ?? t('import')

  async function run(file: File) {
    setIsBusy(true)
    try {
      const { code, msg } = await send(file)
      showToast({
        kind: code === 200 ? 'success' : 'error',
        text: msg || t(code === 200 ? 'imported' : 'status.error'),
      })
      if (code === 200) onImported?.()
    } catch {
      showToast({ kind: 'error', text: t('status.error') })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <PickButton
      icon={<IconUpload aria-hidden />}
      inputLabel={word}
      accept={accept}
      multiple={false}
      disabled={disabled || isBusy}
      onFiles={async ([first]) => {
        if (first) await run(first.file)
      }}
    >
      {word}
    </PickButton>
  )
}
