import { Button } from '@arco-design/web-react'
import { IconUpload } from '@arco-design/web-react/icon'
import { FieldItem, InputField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { UploadKind } from '../kinds/kind.ts'
import { useDesign } from './design-context.ts'
import styles from './Designer.module.css'

/** Files that browsers show. */
const ACCEPTED: Readonly<Record<UploadKind, string>> = {
  image: '.png,.jpg,.jpeg,.gif,.webp',
  video: '.mp4,.webm',
}

interface AddressRowProps {
  label: string
  value: string
  /** Offers to upload a file, whose address is then the value. */
  upload?: UploadKind | undefined
  onChange: (value: string) => void
}

/** An address, typed or of a file that the user uploads. */
export function AddressRow({ label, value, upload, onChange }: AddressRowProps) {
  const { t } = useText(NAMESPACE)
  const uploadFile = useDesign().services.upload
  const [problem, setProblem] = useState('')
  return (
    <>
      <FieldItem label={label} help={t('property.addressHelp')} problem={problem || undefined}>
        <InputField
          value={value}
          maxLength={500}
          onChange={(next) => {
            setProblem('')
            onChange(next)
          }}
        />
      </FieldItem>
      {upload && uploadFile && (
        <UploadButton
          text={t(`upload.${upload}`)}
          accept={ACCEPTED[upload]}
          send={(file, options) => uploadFile(file, { kind: upload, ...options })}
          onDone={onChange}
          onProblem={setProblem}
        />
      )}
    </>
  )
}

interface UploadButtonProps {
  text: string
  accept: string
  send: (file: File, options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<string>
  onDone: (address: string) => void
  onProblem: (text: string) => void
}

/** Chooses a file and shows its progress; a second press cancels. */
function UploadButton({ text, accept, send, onDone, onProblem }: UploadButtonProps) {
  const { t } = useText(NAMESPACE)
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  const [percent, setPercent] = useState<number>()

  useEffect(
    () =>
      function cancelUpload() {
        running.current?.abort()
      },
    [],
  )

  async function start(file: File) {
    const run = new AbortController()
    running.current = run
    onProblem('')
    setPercent(0)
    try {
      const address = await send(file, { signal: run.signal, onProgress: setPercent })
      if (!run.signal.aborted) onDone(address)
    } catch (error) {
      if (!run.signal.aborted) onProblem(error instanceof Error && error.message ? error.message : t('upload.failed'))
    } finally {
      if (running.current === run) {
        running.current = undefined
        setPercent(undefined)
      }
    }
  }

  function cancel() {
    running.current?.abort()
    running.current = undefined
    setPercent(undefined)
  }

  return (
    <div className={styles.upload}>
      <Button
        size="small"
        icon={<IconUpload />}
        onClick={() => (percent === undefined ? input.current?.click() : cancel())}
      >
        {percent === undefined ? text : t('upload.cancel', { percent })}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={text}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) void start(file)
        }}
      />
    </div>
  )
}
