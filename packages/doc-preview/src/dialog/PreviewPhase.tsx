import { Button, Input, Spin } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { useState } from 'react'
import styles from './DocumentPreview.module.css'
import { extensionOf } from './kind-by-name.ts'
import type { Phase } from './use-preview.ts'

interface PreviewPhaseProps {
  phase: Phase
  /** The file's. */
  name: string
  onRetry: () => void
  onPassword: (password: string) => void
  onDownload?: (() => void) | undefined
}

/** Content above the frame while it shows no document. */
export function PreviewPhase({ phase, name, onRetry, onPassword, onDownload }: PreviewPhaseProps) {
  const { t } = useText('docPreview')
  switch (phase) {
    case 'shown':
      return null
    case 'loading':
    case 'opening':
      return (
        <output className={styles.over}>
          <Spin size={32} />
          <span>{t(phase)}</span>
        </output>
      )
    case 'failed':
      return (
        <div className={styles.over}>
          <FailedState title={t('failed')} hint={t('failedHint')} onRetry={onRetry} />
        </div>
      )
    case 'password':
    case 'wrongPassword':
      return <PasswordForm isWrong={phase === 'wrongPassword'} onPassword={onPassword} />
    case 'onlyDownloaded':
    case 'unsupported':
    case 'damaged':
    case 'locked':
    case 'tooLarge':
      return (
        <div className={styles.over} role="alert">
          <EmptyState
            title={t(phase, { kind: extensionOf(name).toUpperCase() })}
            hint={onDownload ? t('downloadHint') : undefined}
          >
            {onDownload && (
              <Button type="primary" onClick={onDownload}>
                {t('download')}
              </Button>
            )}
          </EmptyState>
        </div>
      )
  }
}

function PasswordForm({ isWrong, onPassword }: { isWrong: boolean; onPassword: (password: string) => void }) {
  const { t } = useText('docPreview')
  const [password, setPassword] = useState('')
  return (
    <form
      className={styles.over}
      onSubmit={(event) => {
        event.preventDefault()
        onPassword(password)
      }}
    >
      <Input.Password
        className={styles.password ?? ''}
        value={password}
        autoFocus
        autoComplete="off"
        aria-label={t('password')}
        placeholder={t('password')}
        onChange={setPassword}
      />
      {isWrong && <p role="alert">{t('passwordWrong')}</p>}
      <Button type="primary" htmlType="submit" disabled={password === ''}>
        {t('passwordOpen')}
      </Button>
    </form>
  )
}
