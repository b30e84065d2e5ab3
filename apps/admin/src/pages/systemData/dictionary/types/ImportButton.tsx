import { Button } from '@arco-design/web-react'
import { IconUpload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type ChangeEvent, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { IMPORT_SUFFIX } from './check-import.ts'

/** Selects an exported dictionary. */
export function ImportButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useText(NAMESPACE)
  const input = useRef<HTMLInputElement>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // Allows the same file to be selected again after a correction.
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
        {t(busy ? 'import.busy' : 'action.import')}
      </Button>
      <input ref={input} type="file" accept={IMPORT_SUFFIX} hidden aria-label={t('action.import')} onChange={take} />
    </>
  )
}
