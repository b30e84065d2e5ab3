import { addCatalogue, type I18n } from '@sqos/i18n'
import { useI18n, useText } from '@sqos/i18n/react'
import type { AnyCredentials } from '@sqos/session'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { Failure } from '../field/Failure.tsx'
import type * as PanelsModule from '../modes/panels.ts'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInModes.module.css'

/** A way to sign in: account and password, a QR code that a phone confirms, or the code of a text message. */
export type SignInMode = 'password' | 'scan' | 'code'

interface SignInModesProps {
  modes: readonly SignInMode[]
  scanAddress: (ticket: string) => string
  apiBaseUrl: string
  openProofWorker: OpenProofWorker | undefined
  signInWith: (credentials: AnyCredentials) => Promise<unknown>
}

type Panels = typeof PanelsModule

async function loadPanels(i18n: I18n): Promise<Panels> {
  const panels = await import('../modes/panels.ts')
  await addCatalogue(i18n, panels.signInModesCatalogue)
  return panels
}

/** One tab for each way to sign in; the title alone where there is only one. */
export function SignInModes({ modes, ...options }: SignInModesProps) {
  const { t } = useText(NAMESPACE)
  const { i18n } = useI18n()
  const id = useId()
  const tabs = useRef(new Map<SignInMode, HTMLButtonElement | null>())
  const [chosen, setChosen] = useState<SignInMode>('password')
  const [panels, setPanels] = useState<Panels>()
  const [failed, setFailed] = useState(false)
  // The list of the server may lack a mode that was chosen before.
  const mode = modes.includes(chosen) ? chosen : 'password'

  async function choose(next: SignInMode) {
    setChosen(next)
    setFailed(false)
    if (next === 'password' || panels) return
    try {
      setPanels(await loadPanels(i18n))
    } catch {
      setFailed(true)
    }
  }

  function move(event: KeyboardEvent) {
    const last = modes.length - 1
    const at = modes.indexOf(mode)
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const next = to === undefined ? undefined : modes[to]
    if (next === undefined) return
    event.preventDefault()
    tabs.current.get(next)?.focus()
    void choose(next)
  }

  if (modes.length < 2) return <SignInForm title={t('signInTitle')} {...options} />
  return (
    <div className={styles['modes']}>
      <h1 className={styles['title']}>{t('signIn')}</h1>
      <div role="tablist" aria-label={t('modes')} className={styles['tabs']}>
        {modes.map((one) => (
          <button
            key={one}
            ref={(button) => {
              tabs.current.set(one, button)
            }}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === mode}
            aria-controls={`${id}-panel-${one === mode ? one : 'none'}`}
            tabIndex={one === mode ? 0 : -1}
            className={styles['tab']}
            onClick={() => void choose(one)}
            onKeyDown={move}
          >
            {t(`tab_${one}`)}
          </button>
        ))}
      </div>
      {/* Hidden and not removed: what was typed is there when the user returns. */}
      <div role="tabpanel" id={`${id}-panel-password`} aria-labelledby={`${id}-password`} hidden={mode !== 'password'}>
        <SignInForm {...options} />
      </div>
      {mode !== 'password' && (
        <div
          role="tabpanel"
          id={`${id}-panel-${mode}`}
          aria-labelledby={`${id}-${mode}`}
          aria-busy={!panels && !failed}
          className={styles['panel']}
        >
          {failed && <Failure text={t('modeFailed')} />}
          {panels && mode === 'scan' && (
            <panels.ScanPanel signInWith={options.signInWith} scanAddress={options.scanAddress} />
          )}
          {panels && mode === 'code' && (
            <panels.CodePanel
              apiBaseUrl={options.apiBaseUrl}
              openProofWorker={options.openProofWorker}
              signInWith={options.signInWith}
            />
          )}
        </div>
      )}
    </div>
  )
}
